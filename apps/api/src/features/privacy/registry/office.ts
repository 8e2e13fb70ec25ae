import { auditAction, auditEntity } from '@lavra/contracts/labels'
import { sql } from '../../../platform/database/sql'
import { dropped, erased, kept, none, rebuilt, redacted, type Table } from './column'

const account = 'Dado de quem trabalha no escritório: fica enquanto a conta existir.'
const signature = 'Quem fez o quê: prova do escritório e do próprio titular.'
const access = 'Registro de acesso; é parte da trilha, que só se apaga por inteiro no que diz do titular.'
const session = 'Some com a sessão: ao sair, ao expirar ou sem uso pelo prazo das configurações.'
const attempt = 'Some em minutos, quando a tentativa deixa de contar.'
const hashed = 'Some quando é usado ou expira; só o resumo é guardado, não o código.'
const invited = 'Some quando o convite é aceito ou revogado, ou quando expira, em sete dias.'
const found = 'Somem com a petição; são achados de novo a cada leitura.'
const day = 'Some em 24 horas; antes disso, quando o titular é anonimizado.'

const binned =
  'Some com o prazo da Lixeira, quando um administrador exclui definitivamente e quando o titular é anonimizado.'

/** The office's own people, its trail, and what is made of the records. */
export const office: Record<string, Table> = {
  users: {
    title: 'Usuários',
    purpose: 'Entrar no sistema, assinar peças',
    whose: 'Quem trabalha no escritório',
    columns: {
      id: none,
      username: kept('Usuário', 'account', account),
      email: kept('E-mail', 'account', account),
      full_name: kept('Nome', 'account', account),
      phone: kept('Telefone', 'account', account),
      oab_number: kept('Número da OAB', 'account', account),
      specialization: kept('Especialização', 'account', account),
      is_active: none,
      is_superuser: none,
      user_role: none,
      password_hash: kept('Resumo da senha', 'account', account),
      version: none,
      created_at: none,
      updated_at: none,
    },
  },
  sessions: {
    title: 'Sessões',
    purpose: 'Manter a entrada de quem trabalha no escritório',
    whose: 'Quem trabalha no escritório',
    columns: {
      id: none,
      user_id: none,
      address: dropped('Endereço IP', 'technical', session),
      user_agent: dropped('Navegador', 'technical', session),
      last_used_at: dropped('Último uso', 'technical', session),
      expires_at: none,
      created_at: none,
      updated_at: none,
    },
  },
  attempts: {
    title: 'Tentativas contadas',
    purpose: 'Barrar quem tenta adivinhar senhas',
    whose: 'Quem tenta entrar',
    columns: {
      id: none,
      kind: none,
      subject: dropped('Usuário ou e-mail digitado', 'technical', attempt),
      address: dropped('Endereço IP', 'technical', attempt),
      pending: none,
      created_at: none,
    },
  },
  password_resets: {
    title: 'Redefinições de senha',
    purpose: 'Devolver o acesso a quem esqueceu a senha',
    whose: 'Quem trabalha no escritório',
    columns: {
      id: none,
      user_id: none,
      token_hash: dropped('Resumo do código', 'technical', hashed),
      expires_at: none,
      used_at: none,
      created_at: none,
      updated_at: none,
    },
  },
  invitations: {
    title: 'Convites em aberto',
    purpose: 'Deixar entrar quem vai trabalhar no escritório',
    whose: 'Quem foi convidado',
    columns: {
      id: none,
      email: dropped('E-mail', 'account', invited),
      full_name: dropped('Nome', 'account', invited),
      user_role: none,
      token_hash: dropped('Resumo do código do link', 'technical', invited),
      mail_hash: dropped('Resumo do código enviado por e-mail', 'technical', invited),
      invited_by: none,
      expires_at: none,
      created_at: none,
      updated_at: none,
    },
  },
  settings: {
    title: 'Configurações',
    purpose: 'Ajustar o sistema ao escritório',
    whose: 'Escritório',
    columns: { key: none, value: none, created_at: none, updated_at: none },
  },
  petition_checks: {
    title: 'Conferências de petições',
    purpose: 'Mostrar o que o texto afirma sem apoio no registro',
    whose: 'Quem aparece na petição',
    around: (s) => sql`t.petition_id = any(${s.petitions}::text[])`,
    key: ['petition_id'],
    columns: {
      petition_id: none,
      stamp: none,
      checks: dropped('Achados', 'content', found),
      updated_at: none,
    },
  },
  petition_take_overs: {
    title: 'Itens em aberto assumidos',
    purpose: 'Saber quem assumiu cada item em aberto de uma petição, e por quê',
    whose: 'Quem trabalha no escritório; no motivo, quem aparece na petição',
    around: (s) => sql`t.petition_id = any(${s.petitions}::text[])`,
    key: ['petition_id', 'item_key'],
    columns: {
      petition_id: none,
      item_key: none,
      user_id: none,
      name: kept('Nome de quem assumiu, como era então', 'account', signature),
      username: kept('Usuário de quem assumiu, como era então', 'account', signature),
      oab_number: kept('Número da OAB de quem assumiu, como era então', 'account', signature),
      reason: redacted('Motivo', 'content'),
      created_at: none,
    },
  },
  chunks: {
    title: 'Trechos do índice de busca',
    purpose: 'Responder perguntas com fonte',
    whose: 'Quem aparece nos registros, documentos e petições',
    columns: {
      id: none,
      source_type: none,
      source_id: none,
      position: none,
      client_id: none,
      case_id: none,
      confidential: none,
      internal: none,
      author_id: none,
      page: none,
      content: rebuilt('Trecho', 'content'),
      content_hash: rebuilt('Resumo do trecho', 'content'),
      words: rebuilt('Palavras do trecho', 'content'),
      words_version: none,
      embedding: rebuilt('Vetor do trecho', 'content'),
      embedding_model: none,
      embed_after: none,
      created_at: none,
      updated_at: none,
    },
  },
  lexicon: {
    title: 'Palavras do índice',
    purpose: 'Corrigir erros de digitação na busca',
    whose: 'Quem aparece nos registros',
    columns: { word: rebuilt('Palavra', 'content') },
  },
  index_queue: {
    title: 'Fila do índice',
    purpose: 'Refazer o índice do que mudou',
    whose: 'Ninguém',
    columns: {
      source_type: none,
      source_id: none,
      stamp: none,
      first_pass: none,
      attempts: none,
      next_try_at: none,
      changed_at: none,
    },
  },
  audit_events: {
    title: 'Trilha de auditoria',
    purpose: 'Provar quem fez o quê',
    whose: 'Titular de que o evento fala; quem trabalha no escritório',
    own: (s) =>
      sql`((t.entity_type = ${s.kind} and t.entity_id = ${s.id}) or (t.entity_type = 'party' and t.entity_id = any(${s.parties}::text[])))`,
    columns: {
      id: none,
      at: kept('Quando', 'matter', signature),
      actor_id: none,
      actor_name: kept('Quem do escritório', 'account', signature),
      action: kept('O que foi feito', 'matter', signature, auditAction),
      entity_type: kept('Com quê', 'matter', signature, auditEntity),
      entity_id: none,
      case_id: none,
      before: erased('Antes', 'content'),
      after: erased('Depois', 'content'),
      request_id: none,
      address: kept('Endereço IP de quem fez', 'technical', access),
      confidential: none,
      salt: none,
      seal: none,
    },
  },
  audit_links: {
    title: 'Elos da trilha',
    purpose: 'Provar que a trilha não foi alterada',
    whose: 'Ninguém: resumos com sal, que vai embora com o conteúdo apagado',
    columns: {
      event_id: none,
      created_at: none,
      sequence: none,
      facts_digest: none,
      details_salt: none,
      details_digest: none,
      actor_salt: none,
      actor_digest: none,
      digest: none,
    },
  },
  audit_head: {
    title: 'Fim da trilha',
    purpose: 'Provar que a trilha não foi cortada',
    whose: 'Ninguém',
    columns: { id: none, sequence: none, digest: none, open: none, key_id: none, seal: none, ran_at: none },
  },
  idempotency_keys: {
    title: 'Respostas guardadas para repetições',
    purpose: 'Não criar duas vezes o que foi enviado duas vezes',
    whose: 'Quem aparece no que foi criado',
    columns: {
      user_id: none,
      key: none,
      request_hash: none,
      status: none,
      response: dropped('Resposta', 'content', day),
      expires_at: none,
      created_at: none,
      updated_at: none,
    },
  },
  trash: {
    title: 'Lixeira',
    purpose: 'Desfazer uma exclusão',
    whose: 'Quem aparece no que foi excluído; quem do escritório excluiu',
    own: (s) => sql`t.id = any(${s.trash.own}::text[])`,
    columns: {
      id: none,
      kind: none,
      title: dropped('Título ou nome do que foi excluído', 'content', binned),
      subtitle: dropped('Número, contato ou processo que o distingue', 'content', binned),
      case_id: none,
      author_id: none,
      confidential: none,
      deleted_by: none,
      deleted_by_name: dropped('Quem excluiu', 'account', binned),
      deleted_at: dropped('Excluído em', 'matter', binned),
      expires_at: none,
    },
  },
  trash_rows: {
    title: 'Conteúdo da Lixeira',
    purpose: 'Devolver o que foi excluído como era',
    whose: 'Quem aparece no que foi excluído',
    own: (s) =>
      s.kind === 'client'
        ? sql`(t.trash_id = any(${s.trash.own}::text[]) and t.place not like '%.%')`
        : sql`((t.place = 'contact_cases' and t.row ->> 'contact_id' = ${s.id}) or (t.place = 'parties' and t.row ->> 'cpf_cnpj' = ${s.cpf_cnpj}))`,
    key: ['trash_id', 'number'],
    columns: {
      trash_id: none,
      number: none,
      place: dropped('De que tabela', 'matter', binned),
      row: { ...dropped('Registro excluído, com todos os seus campos', 'content', binned), archived: true },
    },
  },
  loose_files: {
    title: 'Arquivos de saída',
    purpose: 'Remover arquivos que ninguém mais tem',
    whose: 'Ninguém: só chaves de arquivos',
    columns: { storage_key: none, due_at: none, created_at: none },
  },
}
