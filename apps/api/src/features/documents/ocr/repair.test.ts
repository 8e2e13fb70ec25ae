import { expect, test } from 'vitest'
import { repaired } from './repair'

test.each([
  ['8 1º O atraso no pagamento', '§ 1º O atraso no pagamento'],
  ['S 2º A parte poderá', '§ 2º A parte poderá'],
  ['& 1º O atraso', '§ 1º O atraso'],
  ['$ 3º Não se considera', '§ 3º Não se considera'],
  ['8 1° - O prazo', '§ 1° - O prazo'],
  ['CLÁUSULA NONA\n8 10º Os juros', 'CLÁUSULA NONA\n§ 10º Os juros'],
  ['nos termos do art. 10, 8 1º, do regulamento', 'nos termos do art. 10, § 1º, do regulamento'],
  ['art. 5º, 8 2º e art. 1.022, S 1º', 'art. 5º, § 2º e art. 1.022, § 1º'],
  ['artigo 82, $ 3º', 'artigo 82, § 3º'],
  ['Art. 7º-A, 81º, II', 'Art. 7º-A, § 1º, II'],
  ['art. 10,\n8 1º, do código', 'art. 10,\n§ 1º, do código'],
  ['art. 99, 88 2º e 3º', 'art. 99, §§ 2º e 3º'],
  ['nos 88 1º e 2º do art. 20', 'nos §§ 1º e 2º do art. 20'],
  ['conforme o 8 4º do art. 33', 'conforme o § 4º do art. 33'],
  ['art. 4, S único', 'art. 4, § único'],
  ['8 único. A rescisão', '§ único. A rescisão'],
])('%j', (read, meant) => expect(repaired(read)).toBe(meant))

test.each([
  '8 1º andar', 'sala 8 1º andar', '8 1º Andar, sala 3', 'S 1º Ofício de Notas', '8 2º OFÍCIO', 'S 1º', '8 1º', 'R$ 1º', '$ 12,50',
  'Bloco S 2º piso', 'Quadra 8 1º lote', 'Silva & 1º Grupo',
  'das 8 às 18', '8 de março', '8 1 O total', 'apto. 8, 1º andar', 'nº 8 1º do mês', 'art. 8, 12 e 15', 'art. 88, caput', 'artes 8 1º',
  'item 8 1º Testemunha', '8 1º Testemunha', 'a Lei 8.078 de 1990', 'S. 1º grau', '8 1º a chegar', 'turma 8 1º e 2º anos', 'R$ 88 1º', '1,8 1º do art. 3', 'RS 1º do art. 3',
])('leaves %j alone', (text) => expect(repaired(text)).toBe(text))
