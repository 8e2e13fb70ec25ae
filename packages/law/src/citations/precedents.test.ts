import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openLaw } from '../law'
import { extractCitations } from './extract'
import { NormNames } from './names'

const names = new NormNames(openLaw(fileURLToPath(new URL('../../data', import.meta.url))).norms)
const keys = (text: string) => extractCitations(text, names).map((item) => item.key)

describe('precedents, however they are written', () => {
  it.each<[string, string[]]>([
    ['Súmula 297 do STJ', ['sumula stj 297']],
    ['Súmula nº 297/STJ', ['sumula stj 297']],
    ['Súmula n. 297, STJ', ['sumula stj 297']],
    ['súmula 297 do Superior Tribunal de Justiça', ['sumula stj 297']],
    ['Súmulas 297 e 381 do STJ', ['sumula stj 297', 'sumula stj 381']],
    ['Súmula 331, IV, do TST', ['sumula tst 331']],
    ['Súmula Vinculante 28', ['sumula vinculante 28']],
    ['Súmula Vinculante nº 28 do STF', ['sumula vinculante 28']],
    ['( STF – Súmulas 282 e 356; STJ – Súmula 211 )', ['sumula stf 282', 'sumula stf 356', 'sumula stj 211']],
    ['( SÚMULAS 98 E 211 DO STJ )', ['sumula stj 98', 'sumula stj 211']],
    ['APELAÇÃO CÍVEL Nº 1004321-02.2025.8.26.0114', ['cnj 10043210220258260114']],
    ['Súm. 7/STJ', ['sumula stj 7']],
    ['REsp. 1.234.567/SP', ['resp 1234567']],
    ['Informativo nº 654 do STJ', ['informativo stj 654']],
    ['Tema n.º 1.076', ['tema 1076']],
    ['SV 28', ['sumula vinculante 28']],
    ['enunciado nº 7 da Súmula do STJ', ['sumula stj 7']],
    ['Enunciado 54 do FONAJE', ['enunciado fonaje 54']],
    ['Tema 988 do STJ', ['tema stj 988']],
    ['Tema 1.198/STJ', ['tema stj 1198']],
    ['Tema Repetitivo nº 988', ['tema stj 988']],
    ['Tema 69 da Repercussão Geral', ['tema stf 69']],
    ['0000417-60.2025.5.02.9001', ['cnj 00004176020255029001']],
    ['REsp 1.234.567/SP', ['resp 1234567']],
    ['REsp nº 1234567', ['resp 1234567']],
    ['Recurso Especial nº 1.234.567/SP', ['resp 1234567']],
    ['AgInt no AREsp nº 1.234.567/RJ', ['aresp 1234567']],
    ['AgRg no HC 123.456/SP', ['hc 123456']],
    ['EDcl no AgInt no REsp 1.234.567/SP', ['resp 1234567']],
    ['RE 574.706', ['re 574706']],
    ['ARE 1.121.633', ['are 1121633']],
    ['HC 82.959', ['hc 82959']],
    ['ADI 4.296', ['adi 4296']],
    ['ADC 80', ['adc 80']],
    ['ADPF 54', ['adpf 54']],
    ['ADI nº 5', ['adi 5']],
    ['Ação Direta de Inconstitucionalidade nº 4.296', ['adi 4296']],
    ['Mandado de Segurança nº 21.078', ['ms 21078']],
    ['CC 123.456/SP', ['cc 123456']],
    ['Apelação Cível nº 1004321-02.2025.8.26.0114', ['cnj 10043210220258260114']],
    ['RR-1000-12.2015.5.02.0001', ['rr 10001220155020001']],
    ['OJ 191 da SDI-1 do TST', ['oj sdi1 191']],
    ['Lei nº 14.905/2024', ['lei 14905/2024']],
    ['Lei Complementar 87/96', ['lei complementar 87/1996']],
    ['Resolução CNJ nº 270/2018', ['resolucao 270/2018']],
  ])('%s', (text, expected) => expect(keys(text)).toEqual(expected))

  it.each([
    'Campo Grande/MS 79002-000',
    'Porto Velho/RO, 12',
    'o tema 3 da reunião',
    'CNPJ 11.222.333/0001-44',
    'CPF 111.222.333-44',
    'telefone (11) 98765-4321',
    'pagou R$ 1.234.567,00',
    're 10',
    'boleto 34191790010104351004791020150008291070026000',
    'CEP 01000-111',
    'OAB/SP 123.456',
    'processo PROC-2025-104233',
    'conta com 20 algarismos 12345678901234567890',
  ])('finds none in %s', (text) => expect(keys(text)).toEqual([]))
})
