import {
  auditAction,
  auditEntity,
  auditKey,
  backupFolder,
  caseStatus,
  clientStatus,
  clientType,
  documentStatus,
  documentType,
  documentVisible,
  dropFiles,
  flushFolder,
  gender,
  headSeal,
  headText,
  holdingFiles,
  holdsText,
  identifier,
  isMissing,
  isSealed,
  joined,
  keyId,
  labelOf,
  linkOf,
  maritalStatus,
  migrate,
  paged,
  parseHead,
  partyRole,
  partyType,
  personKind,
  petitionProfile,
  petitionStatus,
  petitionType,
  petitionVisible,
  readSettings,
  recordEvent,
  recordEvents,
  refuseForeign,
  rows,
  safeFileName,
  sameName,
  sql
} from "./chunk-Y6XVHXOI.js";
import {
  conflict,
  invalid,
  notFound
} from "./chunk-YRVMWDVN.js";

// src/features/privacy/registry/column.ts
var categories = {
  identification: "Identifica\xE7\xE3o",
  number: "N\xFAmero de documento",
  contact: "Contato",
  address: "Endere\xE7o",
  civil: "Vida civil",
  free: "Texto livre (pode conter dado sens\xEDvel)",
  content: "Conte\xFAdo de pe\xE7as e documentos (pode conter dado sens\xEDvel)",
  matter: "Dados do processo",
  technical: "Dado t\xE9cnico",
  account: "Conta de usu\xE1rio"
};
var fates = {
  replaced: "Trocado por um nome neutro",
  blanked: "Apagado",
  redacted: "Nome, n\xFAmeros, contatos e endere\xE7o retirados do texto",
  dropped: "A linha \xE9 exclu\xEDda",
  erased: "Conte\xFAdo apagado da trilha, que continua confer\xEDvel",
  rebuilt: "Derivado: refeito a partir do que restou",
  kept: "Mantido"
};
var none = null;
var replaced = (label, category) => ({ label, category, fate: "replaced" });
var blanked = (label, category, labels) => ({ label, category, fate: "blanked", ...labels && { labels } });
var redacted = (label, category) => ({ label, category, fate: "redacted" });
var erased = (label, category) => ({ label, category, fate: "erased" });
var rebuilt = (label, category) => ({ label, category, fate: "rebuilt" });
var dropped = (label, category, why) => ({ label, category, fate: "dropped", why });
var kept = (label, category, why, labels) => ({ label, category, fate: "kept", why, ...labels && { labels } });

// src/features/privacy/registry/office.ts
var account = "Dado de quem trabalha no escrit\xF3rio: fica enquanto a conta existir.";
var signature = "Quem fez o qu\xEA: prova do escrit\xF3rio e do pr\xF3prio titular.";
var access = "Registro de acesso; \xE9 parte da trilha, que s\xF3 se apaga por inteiro no que diz do titular.";
var session = "Some com a sess\xE3o: ao sair, ao expirar ou sem uso pelo prazo das configura\xE7\xF5es.";
var attempt = "Some em minutos, quando a tentativa deixa de contar.";
var hashed = "Some quando \xE9 usado ou expira; s\xF3 o resumo \xE9 guardado, n\xE3o o c\xF3digo.";
var found = "Somem com a peti\xE7\xE3o; s\xE3o achados de novo a cada leitura.";
var day = "Some em 24 horas; antes disso, quando o titular \xE9 anonimizado.";
var office = {
  users: {
    title: "Usu\xE1rios",
    purpose: "Entrar no sistema, assinar pe\xE7as",
    whose: "Quem trabalha no escrit\xF3rio",
    columns: {
      id: none,
      username: kept("Usu\xE1rio", "account", account),
      email: kept("E-mail", "account", account),
      full_name: kept("Nome", "account", account),
      phone: kept("Telefone", "account", account),
      oab_number: kept("N\xFAmero da OAB", "account", account),
      specialization: kept("Especializa\xE7\xE3o", "account", account),
      is_active: none,
      is_superuser: none,
      user_role: none,
      password_hash: kept("Resumo da senha", "account", account),
      version: none,
      created_at: none,
      updated_at: none
    }
  },
  sessions: {
    title: "Sess\xF5es",
    purpose: "Manter a entrada de quem trabalha no escrit\xF3rio",
    whose: "Quem trabalha no escrit\xF3rio",
    columns: {
      id: none,
      user_id: none,
      address: dropped("Endere\xE7o IP", "technical", session),
      user_agent: dropped("Navegador", "technical", session),
      last_used_at: dropped("\xDAltimo uso", "technical", session),
      expires_at: none,
      created_at: none,
      updated_at: none
    }
  },
  attempts: {
    title: "Tentativas contadas",
    purpose: "Barrar quem tenta adivinhar senhas",
    whose: "Quem tenta entrar",
    columns: {
      id: none,
      kind: none,
      subject: dropped("Usu\xE1rio ou e-mail digitado", "technical", attempt),
      address: dropped("Endere\xE7o IP", "technical", attempt),
      pending: none,
      created_at: none
    }
  },
  password_resets: {
    title: "Redefini\xE7\xF5es de senha",
    purpose: "Devolver o acesso a quem esqueceu a senha",
    whose: "Quem trabalha no escrit\xF3rio",
    columns: {
      id: none,
      user_id: none,
      token_hash: dropped("Resumo do c\xF3digo", "technical", hashed),
      expires_at: none,
      used_at: none,
      created_at: none,
      updated_at: none
    }
  },
  settings: {
    title: "Configura\xE7\xF5es",
    purpose: "Ajustar o sistema ao escrit\xF3rio",
    whose: "Escrit\xF3rio",
    columns: { key: none, value: none, created_at: none, updated_at: none }
  },
  petition_checks: {
    title: "Confer\xEAncias de peti\xE7\xF5es",
    purpose: "Mostrar o que o texto afirma sem apoio no registro",
    whose: "Quem aparece na peti\xE7\xE3o",
    around: (s) => sql`t.petition_id = any(${s.petitions}::text[])`,
    key: ["petition_id"],
    columns: { petition_id: none, stamp: none, checks: dropped("Achados", "content", found), updated_at: none }
  },
  petition_confirmations: {
    title: "Confirma\xE7\xF5es de exporta\xE7\xE3o",
    purpose: "Saber quem assumiu os itens em aberto de uma peti\xE7\xE3o",
    whose: "Quem trabalha no escrit\xF3rio",
    around: (s) => sql`t.petition_id = any(${s.petitions}::text[])`,
    key: ["petition_id", "user_id"],
    columns: { petition_id: none, user_id: none, digest: none, name: redacted("Nome digitado", "account"), open: none, created_at: none }
  },
  chunks: {
    title: "Trechos do \xEDndice de busca",
    purpose: "Responder perguntas com fonte",
    whose: "Quem aparece nos registros, documentos e peti\xE7\xF5es",
    columns: {
      id: none,
      source_type: none,
      source_id: none,
      position: none,
      client_id: none,
      case_id: none,
      confidential: none,
      author_id: none,
      page: none,
      content: rebuilt("Trecho", "content"),
      content_hash: rebuilt("Resumo do trecho", "content"),
      words: rebuilt("Palavras do trecho", "content"),
      words_version: none,
      embedding: rebuilt("Vetor do trecho", "content"),
      embedding_model: none,
      embed_after: none,
      created_at: none,
      updated_at: none
    }
  },
  lexicon: {
    title: "Palavras do \xEDndice",
    purpose: "Corrigir erros de digita\xE7\xE3o na busca",
    whose: "Quem aparece nos registros",
    columns: { word: rebuilt("Palavra", "content") }
  },
  index_queue: {
    title: "Fila do \xEDndice",
    purpose: "Refazer o \xEDndice do que mudou",
    whose: "Ningu\xE9m",
    columns: { source_type: none, source_id: none, stamp: none, first_pass: none, attempts: none, next_try_at: none, changed_at: none }
  },
  audit_events: {
    title: "Trilha de auditoria",
    purpose: "Provar quem fez o qu\xEA",
    whose: "Titular de que o evento fala; quem trabalha no escrit\xF3rio",
    own: (s) => sql`((t.entity_type = ${s.kind} and t.entity_id = ${s.id}) or (t.entity_type = 'party' and t.entity_id = any(${s.parties}::text[])))`,
    columns: {
      id: none,
      at: kept("Quando", "matter", signature),
      actor_id: none,
      actor_name: kept("Quem do escrit\xF3rio", "account", signature),
      action: kept("O que foi feito", "matter", signature, auditAction),
      entity_type: kept("Com qu\xEA", "matter", signature, auditEntity),
      entity_id: none,
      case_id: none,
      before: erased("Antes", "content"),
      after: erased("Depois", "content"),
      request_id: none,
      address: kept("Endere\xE7o IP de quem fez", "technical", access),
      confidential: none,
      salt: none,
      seal: none
    }
  },
  audit_links: {
    title: "Elos da trilha",
    purpose: "Provar que a trilha n\xE3o foi alterada",
    whose: "Ningu\xE9m: resumos com sal, que vai embora com o conte\xFAdo apagado",
    columns: {
      event_id: none,
      created_at: none,
      sequence: none,
      facts_digest: none,
      details_salt: none,
      details_digest: none,
      actor_salt: none,
      actor_digest: none,
      digest: none
    }
  },
  audit_head: {
    title: "Fim da trilha",
    purpose: "Provar que a trilha n\xE3o foi cortada",
    whose: "Ningu\xE9m",
    columns: { id: none, sequence: none, digest: none, open: none, key_id: none, seal: none, ran_at: none }
  },
  idempotency_keys: {
    title: "Respostas guardadas para repeti\xE7\xF5es",
    purpose: "N\xE3o criar duas vezes o que foi enviado duas vezes",
    whose: "Quem aparece no que foi criado",
    columns: {
      user_id: none,
      key: none,
      request_hash: none,
      status: none,
      response: dropped("Resposta", "content", day),
      expires_at: none,
      created_at: none,
      updated_at: none
    }
  },
  row_counts: {
    title: "Contagens",
    purpose: "Mostrar quantos registros h\xE1",
    whose: "Ningu\xE9m",
    columns: { table_name: none, id: none, rows: none }
  },
  loose_files: {
    title: "Arquivos de sa\xEDda",
    purpose: "Remover arquivos que ningu\xE9m mais tem",
    whose: "Ningu\xE9m: s\xF3 chaves de arquivos",
    columns: { storage_key: none, due_at: none, created_at: none }
  }
};

// src/features/privacy/registry/papers.ts
var statistic = "Sozinho n\xE3o diz de quem \xE9.";
var file = "O arquivo guardado n\xE3o \xE9 alterado: ou \xE9 exclu\xEDdo com o documento, ou fica como est\xE1, por decis\xE3o do escrit\xF3rio.";
var clientsOwn = (s) => s.kind === "client";
var ofPetitions = (s) => sql`t.petition_id = any(${s.petitions}::text[])`;
var ownOfPetitions = (s) => clientsOwn(s) ? ofPetitions(s) : sql`false`;
var papers = {
  documents: {
    title: "Documentos",
    purpose: "Provar e instruir o processo",
    whose: "Cliente do processo; o conte\xFAdo pode falar de outras pessoas",
    own: (s) => clientsOwn(s) ? sql`t.id = any(${s.documents}::text[])` : sql`false`,
    around: (s) => sql`t.id = any(${s.documents}::text[])`,
    papers: true,
    columns: {
      id: none,
      case_id: kept("Processo", "matter", "Liga o documento ao processo."),
      title: redacted("T\xEDtulo", "content"),
      description: redacted("Descri\xE7\xE3o", "free"),
      document_type: kept("Tipo", "matter", statistic, documentType),
      status: kept("Situa\xE7\xE3o", "matter", statistic, documentStatus),
      is_confidential: none,
      tags: redacted("Etiquetas", "content"),
      file_name: redacted("Nome do arquivo", "content"),
      file_size: none,
      file_type: none,
      storage_key: kept("Arquivo guardado", "content", file),
      created_by: redacted("Criado por", "account"),
      author_id: none,
      text_status: none,
      text_error: none,
      text_source: none,
      unread_pages: none,
      uncertain_pages: none,
      hidden_text: redacted("Texto que o arquivo esconde", "content"),
      version: none,
      created_at: kept("Criado em", "matter", statistic),
      updated_at: none
    }
  },
  document_pages: {
    title: "Texto lido dos documentos",
    purpose: "Buscar nos documentos e us\xE1-los nas pe\xE7as",
    whose: "Cliente do processo; o conte\xFAdo pode falar de outras pessoas",
    own: (s) => clientsOwn(s) ? sql`t.document_id = any(${s.documents}::text[])` : sql`false`,
    around: (s) => sql`t.document_id = any(${s.documents}::text[])`,
    key: ["document_id", "page"],
    papers: true,
    columns: {
      document_id: kept("Documento", "matter", "Liga a p\xE1gina ao documento."),
      page: kept("P\xE1gina", "matter", statistic),
      text: redacted("Texto", "content"),
      created_at: none
    }
  },
  petitions: {
    title: "Peti\xE7\xF5es",
    purpose: "Redigir as pe\xE7as do processo",
    whose: "Cliente do processo; o conte\xFAdo pode falar de outras pessoas",
    own: (s) => clientsOwn(s) ? sql`t.id = any(${s.petitions}::text[])` : sql`false`,
    around: (s) => sql`t.id = any(${s.petitions}::text[])`,
    papers: true,
    columns: {
      id: kept("Identificador", "matter", "N\xFAmero interno, ao qual se referem os outros registros."),
      petition_type: kept("Tipo", "matter", statistic, petitionType),
      title: redacted("T\xEDtulo", "content"),
      petition_profile: kept("Perfil", "matter", statistic, petitionProfile),
      status: kept("Situa\xE7\xE3o", "matter", statistic, petitionStatus),
      client_name: replaced("Cliente", "identification"),
      case_id: kept("Processo", "matter", "Liga a peti\xE7\xE3o ao processo."),
      author: redacted("Quem assina", "account"),
      author_id: none,
      additional_context: redacted("Contexto dado pelo advogado", "free"),
      content: redacted("Texto", "content"),
      mode: none,
      background: none,
      read_confidential: none,
      version: none,
      created_at: kept("Criada em", "matter", statistic),
      updated_at: none,
      search: rebuilt("Texto da busca", "identification")
    }
  },
  petition_parties: {
    title: "Partes das peti\xE7\xF5es",
    purpose: "Dizer em nome de quem e contra quem \xE9 a pe\xE7a",
    whose: "Cliente, parte contr\xE1ria e terceiros",
    own: (s) => sql`t.id = any(${s.petitionParties}::text[])`,
    around: ofPetitions,
    papers: true,
    columns: {
      id: none,
      petition_id: kept("Peti\xE7\xE3o (identificador)", "matter", "Liga uma parte sem nome \xE0 peti\xE7\xE3o."),
      position: none,
      row_id: none,
      role: kept("Papel", "matter", statistic, partyRole),
      party_type: none,
      client_name: replaced("Nome escolhido da lista", "identification"),
      custom_name: replaced("Nome digitado", "identification"),
      contact_id: none,
      created_at: none
    }
  },
  petition_documents: {
    title: "Documentos usados em peti\xE7\xF5es",
    purpose: "Dizer que documentos a pe\xE7a usa",
    whose: "Ningu\xE9m: liga documentos a peti\xE7\xF5es",
    columns: { petition_id: none, document_id: none, position: none, created_at: none }
  },
  petition_attachments: {
    title: "Anexos das peti\xE7\xF5es",
    purpose: "Dar \xE0 pe\xE7a material que n\xE3o est\xE1 nos documentos",
    whose: "Cliente do processo; o conte\xFAdo pode falar de outras pessoas",
    own: ownOfPetitions,
    around: ofPetitions,
    papers: true,
    columns: {
      id: none,
      petition_id: kept("Peti\xE7\xE3o (identificador)", "matter", "Liga o anexo \xE0 peti\xE7\xE3o."),
      position: none,
      file_name: redacted("Nome do arquivo", "content"),
      file_size: none,
      file_type: none,
      storage_key: kept("Arquivo guardado", "content", file),
      text_status: none,
      text_error: none,
      text_source: none,
      unread_pages: none,
      uncertain_pages: none,
      hidden_text: redacted("Texto que o arquivo esconde", "content"),
      text: redacted("Texto", "content"),
      pages: redacted("Texto por p\xE1gina, enquanto \xE9 lido", "content"),
      author_id: none,
      created_at: kept("Anexado em", "matter", statistic),
      updated_at: none
    }
  },
  petition_versions: {
    title: "Textos anteriores das peti\xE7\xF5es",
    purpose: "Voltar a um texto anterior",
    whose: "Cliente do processo; o conte\xFAdo pode falar de outras pessoas",
    own: ownOfPetitions,
    around: ofPetitions,
    key: ["petition_id", "number"],
    papers: true,
    columns: {
      petition_id: kept("Peti\xE7\xE3o (identificador)", "matter", "Liga o texto \xE0 peti\xE7\xE3o."),
      number: kept("Vers\xE3o", "matter", statistic),
      content: redacted("Texto", "content"),
      reason: none,
      author_id: none,
      created_at: kept("Substitu\xEDdo em", "matter", statistic)
    }
  },
  agent_runs: {
    title: "Textos dos agentes",
    purpose: "Escrever a pe\xE7a por partes",
    whose: "Cliente do processo; o conte\xFAdo pode falar de outras pessoas",
    own: ownOfPetitions,
    around: ofPetitions,
    papers: true,
    columns: {
      id: none,
      petition_id: kept("Peti\xE7\xE3o (identificador)", "matter", "Liga o texto \xE0 peti\xE7\xE3o."),
      agent_id: kept("Agente", "matter", statistic),
      position: none,
      status: none,
      output: redacted("Texto", "content"),
      partial_output: redacted("Texto incompleto", "content"),
      error_message: none,
      error_code: none,
      attempt: none,
      lease_owner: none,
      lease_expires_at: none,
      started_at: none,
      completed_at: none,
      model: none,
      tokens_in: none,
      tokens_out: none,
      duration_ms: none,
      prompt_hash: none,
      created_at: none,
      updated_at: none
    }
  }
};

// src/features/privacy/registry/people.ts
var statistic2 = "Sozinho n\xE3o diz de quem \xE9.";
var since = "Conta o prazo de guarda.";
var publicNumber = "N\xFAmero p\xFAblico do processo: conflito de interesses, presta\xE7\xE3o de contas e defesa do escrit\xF3rio.";
var people = {
  clients: {
    title: "Clientes",
    purpose: "Contratar, falar com o cliente e prestar contas a ele",
    whose: "Cliente",
    own: (s) => s.kind === "client" ? sql`t.id = ${s.id}` : sql`false`,
    columns: {
      id: none,
      name: replaced("Nome", "identification"),
      email: blanked("E-mail", "contact"),
      phone: blanked("Telefone", "contact"),
      client_type: kept("Tipo", "identification", statistic2, clientType),
      status: kept("Situa\xE7\xE3o", "matter", statistic2, clientStatus),
      version: none,
      created_at: kept("Cadastrado em", "matter", since),
      updated_at: none,
      anonymized_at: none,
      search: rebuilt("Texto da busca", "identification")
    }
  },
  contacts: {
    title: "Contatos",
    purpose: "Qualificar as partes, falar com quem tem a ver com o processo",
    whose: "Contato: cliente, parte contr\xE1ria, testemunha, perito \u2026",
    own: (s) => s.kind === "contact" ? sql`t.id = ${s.id}` : sql`false`,
    around: (s) => sql`t.id in (select l.contact_id from contact_cases l where l.case_id = any(${s.cases}::text[]))`,
    // Whoever has the same name may be the same person, and is anonymised by that record.
    spares: ["name"],
    columns: {
      id: none,
      name: replaced("Nome", "identification"),
      client_type: kept("Tipo", "identification", statistic2, clientType),
      cpf_cnpj: blanked("CPF ou CNPJ", "number"),
      rg: blanked("RG", "number"),
      email: blanked("E-mail", "contact"),
      phone: blanked("Telefone", "contact"),
      birth_date: blanked("Data de nascimento", "civil"),
      marital_status: blanked("Estado civil", "civil", maritalStatus),
      profession: blanked("Profiss\xE3o", "civil"),
      nationality: blanked("Nacionalidade", "civil"),
      gender: blanked("G\xEAnero", "civil", gender),
      address: blanked("Endere\xE7o", "address"),
      zip_code: blanked("CEP", "address"),
      origin: blanked("Origem", "matter"),
      general_notes: blanked("Observa\xE7\xF5es", "free"),
      custom_fields: blanked("Campos personalizados", "free"),
      version: none,
      created_at: kept("Cadastrado em", "matter", since),
      updated_at: none,
      anonymized_at: none,
      search: rebuilt("Texto da busca", "identification")
    }
  },
  contact_cases: {
    title: "V\xEDnculos de contatos com processos",
    purpose: "Saber quem tem a ver com cada processo",
    whose: "Contato",
    own: (s) => s.kind === "contact" ? sql`t.contact_id = ${s.id}` : sql`false`,
    key: ["contact_id", "case_id"],
    columns: {
      contact_id: none,
      case_id: kept("Processo", "matter", "Depois da anonimiza\xE7\xE3o liga o processo a um cadastro sem nome."),
      created_at: kept("Vinculado em", "matter", statistic2)
    }
  },
  cases: {
    title: "Processos",
    purpose: "Conduzir o processo e responder por ele depois",
    whose: "Cliente; o texto pode falar de outras pessoas",
    own: (s) => s.kind === "client" ? sql`t.client_id = ${s.id}` : sql`false`,
    around: (s) => sql`t.id = any(${s.cases}::text[])`,
    columns: {
      id: none,
      title: redacted("T\xEDtulo", "matter"),
      case_number: kept("N\xFAmero", "matter", publicNumber),
      client_id: none,
      client_name: replaced("Cliente", "identification"),
      case_type: kept("Tipo", "matter", statistic2),
      status: kept("Situa\xE7\xE3o", "matter", statistic2, caseStatus),
      priority: none,
      description: redacted("Descri\xE7\xE3o", "free"),
      next_deadline: kept("Pr\xF3ximo prazo", "matter", statistic2),
      assigned_lawyers: none,
      court: kept("Ju\xEDzo", "matter", statistic2),
      district: kept("Comarca", "matter", statistic2),
      claim_value: kept("Valor da causa", "matter", statistic2),
      represented_side: kept("Lado representado", "matter", statistic2, partyRole),
      version: none,
      created_at: kept("Cadastrado em", "matter", since),
      updated_at: none,
      closed_at: kept("Encerrado em", "matter", since),
      search: rebuilt("Texto da busca", "identification")
    }
  },
  parties: {
    title: "Partes dos processos",
    purpose: "Qualificar as partes nas pe\xE7as",
    whose: "Cliente, parte contr\xE1ria e terceiros",
    own: (s) => sql`t.id = any(${s.parties}::text[])`,
    around: (s) => sql`t.case_id = any(${s.cases}::text[])`,
    columns: {
      id: none,
      case_id: kept("Processo", "matter", "Liga uma parte sem nome ao processo."),
      position: none,
      name: replaced("Nome", "identification"),
      role: kept("Papel", "matter", statistic2, partyRole),
      party_type: kept("Tipo", "identification", statistic2, partyType),
      cpf_cnpj: blanked("CPF ou CNPJ", "number"),
      address: blanked("Endere\xE7o", "address"),
      phone: blanked("Telefone", "contact"),
      email: blanked("E-mail", "contact"),
      nationality: blanked("Nacionalidade", "civil"),
      marital_status: blanked("Estado civil", "civil", maritalStatus),
      stable_union: blanked("Em uni\xE3o est\xE1vel", "civil"),
      profession: blanked("Profiss\xE3o", "civil"),
      rg: blanked("RG", "number"),
      gender: blanked("G\xEAnero", "civil", gender),
      legal_representative: blanked("Representante legal", "identification"),
      created_at: kept("Cadastrada em", "matter", statistic2),
      updated_at: none,
      search: rebuilt("Texto da busca", "identification")
    }
  }
};

// src/features/privacy/registry/index.ts
var registry = { ...people, ...papers, ...office };

// src/features/privacy/registry/page.ts
var intro = `# Registro dos dados pessoais

Tudo o que o Lavra guarda sobre pessoas, tabela por tabela, e o que a anonimiza\xE7\xE3o faz com cada campo. Serve de base ao registro das opera\xE7\xF5es de
tratamento que a LGPD pede ao escrit\xF3rio (art. 37); prazos, base legal e quem responde por cada uma s\xE3o do escrit\xF3rio. A p\xE1gina \xE9 gerada do pr\xF3prio c\xF3digo
por \`npm run admin -- personal-data\`, e um teste falha quando o banco tem uma coluna que n\xE3o est\xE1 aqui. Sobre exportar, anonimizar e o que vai a um provedor
de IA: [lgpd.md](lgpd.md).

Os arquivos enviados ficam na pasta \`files\` de \`DATA_DIR\` ou no armazenamento de \`STORAGE_URL\`, sob chaves sem significado.
`;
var registryPage = () => `${intro}
${Object.entries(registry).map(([name, table]) => section(name, table)).join("\n")}`;
function section(name, table) {
  const columns2 = Object.entries(table.columns);
  const held2 = columns2.filter((entry) => entry[1] !== null);
  const plain = columns2.filter(([, column]) => column === null).map(([column]) => `\`${column}\``);
  const head = `## ${table.title}

Tabela \`${name}\`. Para qu\xEA: ${lower(table.purpose)}. De quem: ${lower(table.whose)}.${table.papers ? " Exclu\xEDda por inteiro onde o escrit\xF3rio exclui as pe\xE7as." : ""}
`;
  const list = held2.length > 0 ? `
| Campo | Coluna | Categoria | Na anonimiza\xE7\xE3o |
|---|---|---|---|
${held2.map(line).join("\n")}
` : "";
  const rest = plain.length > 0 ? `
Sem dado pessoal: ${plain.join(", ")}.
` : "";
  return head + list + rest;
}
var line = ([name, { label, category, fate, why }]) => `| ${label} | \`${name}\` | ${categories[category]} | ${fates[fate]}${why ? `: ${lower(why).replace(/\.$/, "")}` : ""} |`;
var lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);

// src/features/privacy/hindrances.ts
async function hindrancesOf(ctx, subject) {
  const { retention_case_years: years } = await readSettings(ctx);
  const cases = await rows(
    ctx,
    sql`select id, case_number, status::text as status, to_char(closed_at + make_interval(years => ${years}::int), 'DD/MM/YYYY') as until
        from cases where id = any(${subject.cases}::text[])
          and (closed_at is null or closed_at + make_interval(years => ${years}::int) > ${ctx.clock()}) order by created_at, id`
  );
  return [...cases.map(ofCase), ...await ofWork(ctx, subject)];
}
function ofCase({ id: case_id, case_number, status, until }) {
  if (until === null) return { code: "open_case", case_id, text: `O processo ${case_number} est\xE1 com a situa\xE7\xE3o \u201C${labelOf(caseStatus, status)}\u201D.` };
  return { code: "within_period", case_id, text: `O processo ${case_number} foi encerrado e tem de ser guardado at\xE9 ${until}.` };
}
async function ofWork(ctx, subject) {
  const [found2] = await rows(
    ctx,
    sql`select (select count(*)::int from petitions where id = any(${subject.petitions}::text[]) and status = 'processing') as writing,
          (select count(*)::int from documents where id = any(${subject.documents}::text[]) and text_status = 'pending')
          + (select count(*)::int from petition_attachments where petition_id = any(${subject.petitions}::text[]) and text_status = 'pending') as reading`
  );
  const work = [];
  if (found2?.writing) work.push({ code: "petition_under_way", case_id: null, text: "Uma peti\xE7\xE3o est\xE1 sendo gerada. Espere a gera\xE7\xE3o terminar." });
  if (found2?.reading) work.push({ code: "file_being_read", case_id: null, text: "Um arquivo ainda est\xE1 sendo lido. Espere a leitura terminar." });
  return work;
}

// src/features/privacy/rows-of.ts
var tables = Object.entries(registry);
var keyOf = ({ key = ["id"] }) => identifier.list(key.map((name) => `t.${name}`));
var personal = ({ columns: columns2 }) => Object.entries(columns2).flatMap(([name, column]) => column === null ? [] : [[name, column]]);
var ownRows = (name, table, subject) => sql`from ${identifier(name)} t where ${table.own?.(subject) ?? sql`false`}`;
var anyRows = (name, table, subject) => sql`from ${identifier(name)} t where ((${table.own?.(subject) ?? sql`false`}) or (${table.around?.(subject) ?? sql`false`}))`;
async function countOf(ctx, from) {
  const [counted] = await rows(ctx, sql`select count(*)::int as total ${from}`);
  return counted?.total ?? 0;
}

// src/features/privacy/traces.ts
var REMOVED = "[dado removido]";
function tracesOf(records) {
  const [texts, exact] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  const add = (set, expression) => expression !== null && set.add(expression);
  for (const record of records) {
    for (const name of ["name", "address"]) if (isText(record[name])) add(isSingleWord(record[name]) ? exact : texts, wordsOf(record[name]));
    if (isText(record["email"])) add(texts, bounded(escaped(record["email"])));
    for (const name of ["cpf_cnpj", "rg", "zip_code"]) if (isText(record[name])) add(texts, numberOf(record[name], 6));
    if (isText(record["phone"])) add(texts, phoneOf(record["phone"]));
    for (const value of Object.values(asFields(record["custom_fields"]))) if (isText(value)) add(texts, numberOf(value, 6));
  }
  return [...of(texts, "giu"), ...of(exact, "gu")];
}
var of = (expressions, flags) => [...expressions].sort((a, b) => b.length - a.length).map((expression) => new RegExp(expression, flags));
var isText = (value) => typeof value === "string" && value.trim() !== "";
var isSingleWord = (text) => !/\s/.test(text.trim());
var asFields = (value) => typeof value === "object" && value !== null ? value : {};
var bounded = (expression) => `(?<![\\p{L}\\p{N}])${expression}(?![\\p{L}\\p{N}])`;
var escaped = (text) => text.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
function wordsOf(text) {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.join("").length < 3) return null;
  return bounded(words.map((word) => Array.from(word.normalize("NFD").replace(new RegExp("\\p{M}", "gu"), ""), letterOf).join("")).join("[^\\p{L}\\p{N}]{1,6}"));
}
var accented = { a: "a\xE1\xE0\xE2\xE3\xE4", e: "e\xE9\xE8\xEA\xEB", i: "i\xED\xEC\xEE\xEF", o: "o\xF3\xF2\xF4\xF5\xF6", u: "u\xFA\xF9\xFB\xFC", c: "c\xE7", n: "n\xF1", y: "y\xFD" };
function letterOf(letter) {
  const all = accented[letter.toLowerCase()];
  if (!all) return letter;
  return `[${letter === letter.toLowerCase() ? all : all.toUpperCase()}]\\p{M}?`;
}
function numberOf(text, atLeast) {
  const signs = text.replace(/[^0-9A-Za-z]/g, "");
  if ((signs.match(/\d/g) ?? []).length < atLeast || /[A-Za-z]{4}/.test(signs)) return null;
  return `(?<![0-9])${Array.from(signs).join("[\\s.\\-/()]{0,2}")}(?![0-9])`;
}
function phoneOf(text) {
  const digits = text.replace(/\D/g, "").replace(/^55(?=\d{10,11}$)/, "");
  const local = digits.length >= 10 ? digits.slice(2) : digits;
  if (local.length < 8) return null;
  const gap = "[\\s.\\-/()]{0,2}";
  const area = digits.length >= 10 ? `(?:\\(?${Array.from(digits.slice(0, 2)).join(gap)}${gap})?` : "";
  return `(?<![0-9])${area}${Array.from(local).join(gap)}(?![0-9])`;
}
var holdsTrace = (text, traces) => traces.some((trace) => text.search(trace) >= 0);
function withoutTraces(value, traces) {
  if (typeof value === "string") return traces.reduce((text, trace) => text.replace(trace, REMOVED), value);
  if (Array.isArray(value)) return value.map((item) => withoutTraces(item, traces));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held2]) => [name, withoutTraces(held2, traces)]));
}

// src/features/privacy/subject.ts
var missing = { client: "Cliente n\xE3o encontrado", contact: "Contato n\xE3o encontrado" };
async function loadSubject(ctx, kind, id, hold) {
  const lock = hold ? sql`for update` : sql``;
  const table = kind === "client" ? sql`clients` : sql`contacts`;
  const [person] = await rows(ctx, sql`select * from ${table} where id = ${id} ${lock}`);
  if (!person) throw notFound(missing[kind]);
  const cpf_cnpj = person.cpf_cnpj ?? null;
  const cases = await casesOf(ctx, kind, id, cpf_cnpj);
  if (hold) await rows(ctx, sql`select 1 from cases where id = any(${cases}::text[]) order by id for no key update`);
  const parties = await partiesOf(ctx, cases, person.name, cpf_cnpj);
  const petitions = await petitionsOf(ctx, kind, id, person.name, cases);
  const petitionParties = await petitionPartiesOf(ctx, petitions, id, person.name);
  const documents = await idsOf(ctx, sql`select id from documents where case_id = any(${cases}::text[])`);
  const partyIds = parties.map((party) => party.id);
  const traces = tracesOf([person, ...parties, ...await formerly(ctx, kind, id, partyIds)]);
  const { name, email, anonymized_at } = person;
  return { kind, id, name, email, cpf_cnpj, anonymized_at, cases, parties: partyIds, petitions, petitionParties, documents, traces };
}
var idsOf = async (ctx, which) => (await rows(ctx, which)).map(({ id }) => id);
function casesOf(ctx, kind, id, cpf_cnpj) {
  if (kind === "client") return idsOf(ctx, sql`select id from cases where client_id = ${id} order by id`);
  return idsOf(
    ctx,
    sql`select case_id as id from contact_cases where contact_id = ${id}
        union select case_id from parties where cpf_cnpj = ${cpf_cnpj} order by 1`
  );
}
async function partiesOf(ctx, cases, name, cpf_cnpj) {
  const found2 = await rows(
    ctx,
    sql`select id, name, cpf_cnpj, rg, email, phone, address from parties where case_id = any(${cases}::text[]) order by id`
  );
  return found2.filter((party) => {
    const numbered = cpf_cnpj !== null && party.cpf_cnpj !== null;
    return numbered ? party.cpf_cnpj === cpf_cnpj : sameName(party.name, name);
  });
}
async function petitionsOf(ctx, kind, id, name, cases) {
  const ofCases = sql`select id from petitions where case_id = any(${cases}::text[])`;
  if (kind === "contact") return idsOf(ctx, sql`${ofCases} union select petition_id from petition_parties where contact_id = ${id} order by 1`);
  const own2 = await idsOf(ctx, sql`${ofCases} order by 1`);
  return [...own2, ...await withoutCase(ctx, id, name)];
}
async function withoutCase(ctx, id, name) {
  const namesakes = await rows(
    ctx,
    sql`select name from clients where id <> ${id} and ${holdsText(name, sql`search`)}
        union all select name from contacts where ${holdsText(name, sql`search`)}`
  );
  if (namesakes.some((other) => sameName(other.name, name))) return [];
  const found2 = await rows(
    ctx,
    sql`select id, client_name from petitions where case_id is null and ${holdsText(name, sql`search`)} order by id`
  );
  return found2.filter(({ client_name }) => client_name !== null && sameName(client_name, name)).map((petition) => petition.id);
}
async function petitionPartiesOf(ctx, petitions, id, name) {
  const found2 = await rows(
    ctx,
    sql`select id, contact_id, client_name, custom_name from petition_parties where petition_id = any(${petitions}::text[]) order by id`
  );
  const named = (given) => given !== null && sameName(given, name);
  return found2.filter(({ contact_id, client_name, custom_name }) => contact_id === id || named(client_name) || named(custom_name)).map((party) => party.id);
}
async function formerly(ctx, kind, id, parties) {
  const events = await rows(
    ctx,
    sql`select before, after from audit_events
        where (entity_type = ${kind} and entity_id = ${id}) or (entity_type = 'party' and entity_id = any(${parties}::text[])) order by at desc limit 2000`
  );
  return events.flatMap(({ before, after }) => [before, after].filter((told) => told !== null));
}

// src/features/privacy/preview.ts
var MOST = 20;
async function previewAnonymization(ctx, kind, id) {
  const subject = await loadSubject(ctx, kind, id);
  const hindrances = subject.anonymized_at ? [] : await hindrancesOf(ctx, subject);
  const { holdings, kept: kept2 } = await held(ctx, subject);
  const { name, anonymized_at } = subject;
  return {
    kind,
    id,
    name,
    anonymized_at,
    hindrances: hindrances.slice(0, MOST),
    hindrances_total: hindrances.length,
    holdings,
    kept: kept2,
    files: await filesOf(ctx, subject),
    others: anonymized_at ? [] : await othersOf(ctx, subject)
  };
}
async function held(ctx, subject) {
  const holdings = [];
  const kept2 = [];
  for (const [name, table] of tables) {
    const rows2 = table.own ? await countOf(ctx, ownRows(name, table, subject)) : 0;
    if (rows2 === 0) continue;
    const columns2 = personal(table).map(([, column]) => column);
    const changed = columns2.filter(({ fate }) => ["replaced", "blanked", "redacted", "erased"].includes(fate)).map(({ label }) => label);
    holdings.push({ title: table.title, rows: rows2, changed });
    for (const why of new Set(columns2.filter(({ fate }) => fate === "kept").map((column) => column.why ?? ""))) {
      const fields = columns2.filter((column) => column.fate === "kept" && column.why === why).map(({ label }) => label);
      kept2.push({ title: table.title, fields: fields.join(", "), why });
    }
  }
  return { holdings, kept: kept2 };
}
async function filesOf(ctx, subject) {
  const documents = await countOf(ctx, sql`from documents where id = any(${subject.documents}::text[]) and storage_key is not null`);
  return documents + await countOf(ctx, sql`from petition_attachments where petition_id = any(${subject.petitions}::text[])`);
}
async function othersOf(ctx, { kind, id, name, email }) {
  const named = sql`(${holdsText(name, sql`search`)} or ${email === null ? sql`false` : holdsText(email, sql`search`)})`;
  const found2 = await rows(
    ctx,
    sql`select 'client' as kind, id, name, email from clients where anonymized_at is null and ${named}
        union all select 'contact', id, name, email from contacts where anonymized_at is null and ${named} order by 3, 2 limit 200`
  );
  return found2.filter((other) => other.kind !== kind || other.id !== id).filter((other) => sameName(other.name, name) || email !== null && other.email === email).slice(0, MOST).map((other) => ({ kind: other.kind, id: other.id, name: other.name }));
}

// src/core/audit-head.ts
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
var headFile = (folder) => join(folder, "audit-head");
function notedHead(folder) {
  try {
    return parseHead(readFileSync(headFile(folder), "utf8")) ?? { sequence: 0, digest: "unreadable" };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
function noteHead(folder, head) {
  const draft = `${headFile(folder)}.${process.pid}`;
  writeFileSync(draft, `${headText(head)}
`, { mode: 384 });
  renameSync(draft, headFile(folder));
}

// src/core/audit-chain.ts
var BATCH = 500;
var RUN_MS = 2e4;
var columns = sql`e.id, e.at, e.actor_id, e.actor_name, e.action, e.entity_type, e.entity_id, e.case_id, e.before::text as before, e.after::text as after,
  e.request_id, e.address, e.confidential, e.salt, e.seal`;
async function chainEvents(ctx) {
  const end = Date.now() + RUN_MS;
  let [chained, after, head] = [0, "", null];
  while (after !== null && Date.now() < end && !ctx.stopping.aborted) {
    const from = after;
    const batch = await ctx.transaction((tx) => chainBatch(tx, from));
    [chained, after, head] = [chained + batch.chained, batch.after, batch.head];
  }
  if (head) await publish(ctx, head, chained);
  return chained;
}
async function chainBatch(tx, from) {
  const key = auditKey(tx.env.AUDIT_KEY);
  const head = await lockHead(tx, key);
  const found2 = await waiting(tx, sql`l.event_id > ${from} order by l.event_id limit ${BATCH}`);
  const { chained, head: moved } = await addLinks(tx, key, head, found2);
  const after = found2.length < BATCH ? null : found2.at(-1)?.id ?? null;
  const last = { ...moved, open: moved.open && after !== null };
  await saveHead(tx, key, last);
  return { chained, after, head: last };
}
var waiting = (tx, which) => rows(tx, sql`select ${columns} from audit_links l join audit_events e on e.id = l.event_id where l.sequence is null and ${which}`);
async function lockHead(tx, key) {
  await tx.db.$executeRaw(sql`insert into audit_head (id) values (1) on conflict do nothing`);
  const [head] = await rows(tx, sql`select sequence, digest, open, key_id, seal from audit_head where id = 1 for update`);
  if (!head) throw new Error("the audit chain has no head");
  if (head.seal === null && head.sequence === 0) return { ...head, digest: "", open: true };
  if (head.key_id !== keyId(key)) throw new Error("the audit chain was made with another AUDIT_KEY; nothing is added to it");
  if (head.seal !== headSeal(key, head)) throw new Error("the head of the audit chain was altered; nothing is added to the chain");
  return head;
}
async function saveHead(tx, key, head) {
  const { sequence, digest, open: open2 } = head;
  await tx.db.$executeRaw(sql`update audit_head set sequence = ${sequence}::int, digest = ${digest}, open = ${open2},
    key_id = ${keyId(key)}, seal = ${headSeal(key, head)}, ran_at = clock_timestamp() where id = 1`);
}
async function addLinks(tx, key, head, found2) {
  const links = [];
  let { sequence, digest } = head;
  for (const row of found2) {
    const old = head.open && row.seal === null && row.salt === null && row.action !== "erased";
    if (!old && !isSealed(key, row)) continue;
    const link = linkOf(key, digest, ++sequence, row);
    digest = link.digest;
    links.push(link);
  }
  if (links.length > 0) await storeLinks(tx, links);
  return { chained: links.length, head: { ...head, sequence, digest } };
}
async function storeLinks(tx, links) {
  const column = (name) => links.map((link) => link[name]);
  const stored = await tx.db.$executeRaw(sql`
    update audit_links l set sequence = n.sequence, facts_digest = n.facts_digest, details_salt = n.details_salt, details_digest = n.details_digest,
      actor_salt = n.actor_salt, actor_digest = n.actor_digest, digest = n.digest
    from unnest(${column("event_id")}::text[], ${column("sequence")}::int[], ${column("facts_digest")}::text[], ${column("details_salt")}::text[],
      ${column("details_digest")}::text[], ${column("actor_salt")}::text[], ${column("actor_digest")}::text[], ${column("digest")}::text[])
      as n(event_id, sequence, facts_digest, details_salt, details_digest, actor_salt, actor_digest, digest)
    where l.event_id = n.event_id and l.sequence is null`);
  if (stored !== links.length) throw new Error(`${links.length - stored} events were given a link meanwhile`);
}
async function publish(ctx, head, chained) {
  const noted = notedHead(ctx.env.DATA_DIR);
  if (noted && noted.sequence > 0) {
    const [known2] = await rows(ctx, sql`select 1 from audit_links where sequence = ${noted.sequence}::int and digest = ${noted.digest}`);
    if (!known2) {
      ctx.log.error({ noted: headText(noted), head: headText(head) }, "the end of the audit chain that was noted here is gone from it");
      return;
    }
  }
  if (chained > 0) ctx.log.info({ audit_head: headText(head), chained }, "audit chain");
  if (head.sequence > 0 && noted?.sequence !== head.sequence) noteHead(ctx.env.DATA_DIR, head);
}
var blanked2 = {
  details: { contents: sql`before = null, after = null`, salt: sql`details_salt` },
  actor: { contents: sql`actor_name = null, address = null`, salt: sql`actor_salt` }
};
async function eraseEvents(ctx, ids, part) {
  await ctx.transaction(async (tx) => {
    const key = auditKey(tx.env.AUDIT_KEY);
    const head = await lockHead(tx, key);
    const { head: moved } = await addLinks(tx, key, head, await waiting(tx, sql`l.event_id = any(${ids}::text[]) order by l.event_id`));
    await saveHead(tx, key, moved);
    const { contents, salt } = blanked2[part];
    const linked = sql`select e.id from audit_links l join audit_events e on e.id = l.event_id
      where l.event_id = any(${ids}::text[]) and l.sequence is not null and l.${salt} is not null and e.action <> 'erased' order by e.id`;
    const found2 = (await rows(tx, linked)).map(({ id }) => id);
    await tx.db.$executeRaw(sql`select set_config('lavra.erasing', 'on', true)`);
    await tx.db.$executeRaw(sql`update audit_events set ${contents}, salt = null where id = any(${found2}::text[])`);
    await tx.db.$executeRaw(sql`update audit_links set ${salt} = null where event_id = any(${found2}::text[])`);
    await tx.db.$executeRaw(sql`select set_config('lavra.erasing', 'off', true)`);
    await recordEvents(tx, found2.map((id) => ({ action: "erased", entity_type: "audit_event", entity_id: id, after: { part } })));
  });
}

// src/features/privacy/forget.ts
var BATCH2 = 500;
async function forgetCopies(tx, subject) {
  const { cases, petitions, documents } = subject;
  const linked = await rows(tx, sql`select distinct contact_id as id from contact_cases where case_id = any(${cases}::text[])`);
  const contacts = linked.map(({ id }) => id);
  const sources = [
    [subject.kind, [subject.id]],
    ["case", cases],
    ["contact", contacts],
    ["document", documents],
    ["petition", petitions]
  ];
  for (const [type, ids] of sources) {
    await rows(tx, sql`delete from chunks where source_type = ${type}::source_type and source_id = any(${ids}::text[])`);
    const there = type === "document" || type === "petition" ? await stillThere(tx, type, ids) : ids;
    await rows(tx, sql`select index_again(${type}::source_type, ${there}::text[])::text`);
  }
  await rows(tx, sql`delete from petition_checks where petition_id = any(${petitions}::text[])`);
  await forgetAnswers(tx, [subject.id, ...cases, ...petitions, ...documents], subject.traces);
}
async function stillThere(tx, type, ids) {
  const table = type === "document" ? sql`documents` : sql`petitions`;
  return (await rows(tx, sql`select id from ${table} where id = any(${ids}::text[])`)).map(({ id }) => id);
}
async function forgetAnswers(tx, ids, traces) {
  for (let after = ["", ""]; ; ) {
    const page = await rows(
      tx,
      sql`select user_id, key, response::text as response from idempotency_keys
          where (user_id, key) > (${after[0]}, ${after[1]}) order by user_id, key limit ${BATCH2}`
    );
    const tells = (text) => ids.some((id) => text.includes(id)) || holdsTrace(text, traces);
    const told = page.filter(({ response }) => response !== null && tells(response));
    for (const { user_id, key } of told) await rows(tx, sql`delete from idempotency_keys where user_id = ${user_id} and key = ${key}`);
    if (page.length < BATCH2) return;
    const last = page.at(-1);
    after = [last?.user_id ?? "", last?.key ?? ""];
  }
}
async function forgetTrail(tx, subject) {
  const events = await eventsAround(tx, subject);
  const own2 = /* @__PURE__ */ new Set([subject.id, ...subject.parties]);
  for (const { entity_type, entity_id, text } of events)
    if (entity_type === "party" && entity_id && holdsTrace(text, subject.traces)) own2.add(entity_id);
  const gone = new Set(await goneOf(tx, events));
  const ids = events.filter(({ entity_id: of2, text }) => of2 !== null && (own2.has(of2) || gone.has(of2)) || holdsTrace(text, subject.traces)).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BATCH2) await eraseEvents(tx, ids.slice(start, start + BATCH2), "details");
}
function eventsAround(tx, { kind, id, cases, parties, petitions, documents }) {
  return rows(
    tx,
    sql`select id, entity_type, entity_id, concat(before::text, ' ', after::text) as text from audit_events
        where action <> 'erased' and (before is not null or after is not null)
          and ((entity_type = ${kind} and entity_id = ${id}) or case_id = any(${cases}::text[])
            or (entity_type = 'party' and entity_id = any(${parties}::text[])) or (entity_type = 'petition' and entity_id = any(${petitions}::text[]))
            or (entity_type = 'document' and entity_id = any(${documents}::text[]))) order by id`
  );
}
async function goneOf(tx, events) {
  const papers2 = events.filter(({ entity_type }) => entity_type === "document" || entity_type === "petition");
  const ids = [...new Set(papers2.flatMap(({ entity_id }) => entity_id ?? []))];
  const there = /* @__PURE__ */ new Set([...await stillThere(tx, "document", ids), ...await stillThere(tx, "petition", ids)]);
  return ids.filter((id) => !there.has(id));
}

// src/features/privacy/rewrite.ts
var neutralName = (id) => `Pessoa anonimizada ${id.slice(-6)}`;
var columnsOf = (table, fates2) => personal(table).flatMap(([name, { fate }]) => fates2.includes(fate) ? [name] : []);
async function replaceOwn(tx, name, table, subject) {
  const names = columnsOf(table, ["replaced"]).map((column) => {
    const field = identifier(column);
    return sql`${field} = case when ${field} is null then null else ${neutralName(subject.id)} end`;
  });
  const empty = columnsOf(table, ["blanked"]).map((column) => sql`${identifier(column)} = default`);
  if (!table.own || names.length + empty.length === 0) return;
  await rows(tx, sql`update ${identifier(name)} t set ${joined([...names, ...empty, ...changedNow(tx, table)])} where ${table.own(subject)}`);
}
function changedNow(tx, { columns: columns2 }) {
  const set = [];
  if ("version" in columns2) set.push(sql`version = t.version + 1`);
  if ("updated_at" in columns2) set.push(sql`updated_at = ${tx.clock()}`);
  return set;
}
var BATCH3 = 50;
var theirs = /* @__PURE__ */ new Set(["number", "contact", "address", "civil"]);
async function redactRows(tx, name, table, subject) {
  const columns2 = columnsOf(table, ["replaced", "blanked", "redacted"]);
  if (!(table.own ?? table.around) || columns2.length === 0 || subject.traces.length === 0) return;
  const around = columns2.filter((column) => !theirs.has(table.columns[column]?.category ?? "") && !table.spares?.includes(column));
  const key = table.key ?? ["id"];
  const types = await typesOf(tx, name);
  const all = identifier.list([.../* @__PURE__ */ new Set([...key, ...columns2])].map((column) => `t.${column}`));
  const is_own = table.own?.(subject) ?? sql`false`;
  for (let skip = 0; ; skip += BATCH3) {
    const page = await rows(
      tx,
      sql`select ${all}, (${is_own}) as is_own ${anyRows(name, table, subject)} order by ${keyOf(table)} limit ${BATCH3} offset ${skip}`
    );
    for (const row of page) {
      const changes = changesOf(row, row["is_own"] ? columns2 : around, subject);
      await redactRow(tx, name, table, { row, key, types, changes });
    }
    if (page.length < BATCH3) return;
  }
}
function changesOf(row, columns2, { traces }) {
  return columns2.flatMap((column) => {
    const clean = withoutTraces(row[column], traces);
    return JSON.stringify(clean) === JSON.stringify(row[column]) ? [] : [[column, clean]];
  });
}
async function redactRow(tx, name, table, { row, key, types, changes }) {
  if (changes.length === 0) return;
  const set = changes.map(([column, value]) => sql`${identifier(column)} = ${typed(value, types.get(column))}`);
  const which = joined(key.map((column) => sql`t.${identifier(column)} = ${row[column]}`), " and ");
  await rows(tx, sql`update ${identifier(name)} t set ${joined([...set, ...changedNow(tx, table)])} where ${which}`);
}
function typed(value, type) {
  if (type === "jsonb") return sql`${JSON.stringify(value)}::jsonb`;
  return type === "_text" ? sql`${value}::text[]` : sql`${value}`;
}
async function typesOf(tx, table) {
  const found2 = await rows(
    tx,
    sql`select column_name as name, udt_name as type from information_schema.columns where table_schema = 'public' and table_name = ${table}`
  );
  return new Map(found2.map(({ name, type }) => [name, type]));
}

// src/features/privacy/anonymize.ts
var alreadyDone = conflict("already_anonymized", "Esta pessoa j\xE1 foi anonimizada.");
var otherName = invalid([{ loc: ["body", "name"], msg: "Digite o nome exatamente como est\xE1 no cadastro", type: "other_name" }]);
async function anonymize(ctx, kind, id, { name, papers: papers2 }) {
  return ctx.transaction(async (tx) => {
    const subject = await loadSubject(tx, kind, id, "hold");
    if (subject.anonymized_at) throw alreadyDone;
    if (!sameName(name, subject.name)) throw otherName;
    const [first] = await hindrancesOf(tx, subject);
    if (first) throw conflict(first.code, `N\xE3o \xE9 poss\xEDvel anonimizar: ${first.text}`);
    const gone = kind === "client" && papers2 === "delete" ? await deletePapers(tx, subject) : { documents: 0, petitions: 0 };
    for (const [table, spec] of tables) {
      await replaceOwn(tx, table, spec, subject);
      await redactRows(tx, table, spec, subject);
    }
    await rows(tx, sql`update ${kind === "client" ? sql`clients` : sql`contacts`} set anonymized_at = ${tx.clock()} where id = ${id}`);
    await forgetCopies(tx, subject);
    await forgetTrail(tx, subject);
    await recordEvent(tx, { action: "anonymized", entity_type: kind, entity_id: id, after: { name: neutralName(id), papers: papers2, ...gone } });
    return previewAnonymization(tx, kind, id);
  });
}
async function deletePapers(tx, { documents, petitions }) {
  const files = await rows(tx, sql`select storage_key from petition_attachments where petition_id = any(${petitions}::text[])`);
  const written = await rows(tx, sql`delete from petitions where id = any(${petitions}::text[]) returning id, case_id, read_confidential as confidential`);
  const filed = await rows(
    tx,
    sql`delete from documents where id = any(${documents}::text[]) returning id, case_id, is_confidential as confidential, storage_key`
  );
  await dropFiles(tx, [...files, ...filed].flatMap(({ storage_key }) => storage_key ?? []));
  await recordEvents(tx, [...written.map(goneAs("petition")), ...filed.map(goneAs("document"))]);
  return { documents: filed.length, petitions: written.length };
}
var goneAs = (entity_type) => ({ id, case_id, confidential }) => ({ action: "deleted", entity_type, entity_id: id, case_id, confidential });

// src/features/privacy/due.ts
async function peopleDue(ctx, page) {
  const { retention_case_years: years } = await readSettings(ctx);
  const period = sql`make_interval(years => ${years}::int)`;
  const past = sql`having bool_and(k.closed_at is not null) and max(k.closed_at) + ${period} <= ${ctx.clock()}`;
  const from = sql`from (
    select 'client' as kind, c.id, c.name, count(*)::int as cases, max(k.closed_at) as last_closed_at
    from clients c join cases k on k.client_id = c.id where c.anonymized_at is null group by c.id ${past}
    union all
    select 'contact', c.id, c.name, count(*)::int, max(k.closed_at)
    from contacts c join contact_cases l on l.contact_id = c.id join cases k on k.id = l.case_id where c.anonymized_at is null group by c.id ${past}) d`;
  const columns2 = sql`d.kind, d.id, d.name, d.cases, d.last_closed_at, d.last_closed_at + ${period} as due_at`;
  const { rows: rows2, total } = await paged(ctx, { columns: columns2, from, order: sql`d.last_closed_at, d.kind, d.id`, page });
  return { people: rows2, total };
}

// src/features/privacy/export.ts
import { Readable } from "node:stream";

// src/features/privacy/export-data.ts
var isExported = ({ category, fate }) => !["account", "technical"].includes(category) && fate !== "rebuilt";
var BATCH4 = 20;
async function* jsonOf(ctx, subject, head, files, told) {
  const placed = files.map((file2) => [file2.storage_key, file2.path ?? "n\xE3o coube neste arquivo"]);
  const names = new Map([...await namesOf(ctx, subject), ...placed]);
  yield bytes(`{
"sobre": ${JSON.stringify(head, null, 1)},
"dados": {`);
  let separator = "";
  for (const [name, table] of tables) {
    const total = table.own ? await countOf(ctx, ownRows(name, table, subject)) : 0;
    if (total === 0) continue;
    told({ title: table.title, rows: total });
    yield bytes(`${separator}
${JSON.stringify(table.title)}: [`);
    yield* rowsOf(ctx, name, table, subject, names);
    yield bytes("]");
    separator = ",";
  }
  yield bytes('\n},\n"cita\xE7\xF5es em processos de outras pessoas": ');
  yield bytes(JSON.stringify(await mentionsOf(ctx, subject), null, 1));
  yield bytes("\n}\n");
}
async function namesOf(ctx, { cases, documents }) {
  const found2 = await rows(
    ctx,
    sql`select id, case_number as name from cases where id = any(${cases}::text[])
        union all select id, title from documents where id = any(${documents}::text[])`
  );
  return found2.map(({ id, name }) => [id, name]);
}
var bytes = (text) => new TextEncoder().encode(text);
async function* rowsOf(ctx, name, table, subject, names) {
  const columns2 = personal(table).filter(([, column]) => isExported(column));
  const all = identifier.list(columns2.map(([column]) => `t.${column}`));
  for (let skip = 0; ; skip += BATCH4) {
    const page = await rows(
      ctx,
      sql`select ${all} ${ownRows(name, table, subject)} order by ${keyOf(table)} limit ${BATCH4} offset ${skip}`
    );
    for (const [place, row] of page.entries()) {
      const given = columns2.map(([column, spec]) => [spec.label, shown(row[column], spec, names)]);
      const record = Object.fromEntries(given.filter(([, value]) => value !== null && value !== void 0));
      yield bytes(`${skip + place === 0 ? "" : ","}
${JSON.stringify(record, null, 1)}`);
    }
    if (page.length < BATCH4) return;
  }
}
function shown(value, { labels }, names) {
  if (typeof value !== "string") return value;
  return names.get(value) ?? (labels ? labelOf(labels, value) : value);
}
var MOST_MENTIONS = 1e3;
function mentionsOf(ctx, { kind, name, documents, petitions }) {
  if (kind === "client") return Promise.resolve([]);
  const holds = (text) => sql`position(fold(${name}) in fold(coalesce(${text}, ''))) > 0`;
  return rows(
    ctx,
    sql`select c.case_number as processo, 'Documento' as onde, d.title as "título", d.created_at as data from documents d join cases c on c.id = d.case_id
        where d.id = any(${documents}::text[]) and (${holds(sql`d.title`)} or ${holds(sql`d.description`)}
          or exists (select 1 from document_pages g where g.document_id = d.id and ${holds(sql`g.text`)}))
        union all
        select coalesce(c.case_number, ''), 'Petição', p.title, p.created_at from petitions p left join cases c on c.id = p.case_id
        where p.id = any(${petitions}::text[]) and (${holds(sql`p.content`)} or ${holds(sql`p.additional_context`)}
          or exists (select 1 from petition_parties y where y.petition_id = p.id and (${holds(sql`y.client_name`)} or ${holds(sql`y.custom_name`)})))
        order by 4 limit ${MOST_MENTIONS}`
  );
}

// src/features/privacy/zip.ts
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
var zipLimits = { bytes: 3.5 * 1024 ** 3, entries: 6e4 };
async function* zipped(parts) {
  const ready = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, content, modified, compress } of parts) {
    const entry = compress ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = modified;
    zip.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

// src/features/privacy/export-files.ts
async function filesOf2(ctx, { kind, documents, petitions }) {
  if (kind === "contact") return [];
  const found2 = await rows(
    ctx,
    sql`select d.storage_key, coalesce(d.file_name, d.title) as file_name, 'documentos/' || c.case_number as folder, coalesce(d.file_size, 0)::float8 as size,
          d.created_at from documents d join cases c on c.id = d.case_id where d.id = any(${documents}::text[]) and d.storage_key is not null
        union all
        select a.storage_key, a.file_name, 'anexos-de-peticoes/' || a.petition_id, a.file_size::float8, a.created_at
        from petition_attachments a where a.petition_id = any(${petitions}::text[])
        order by 3, 5, 1`
  );
  let [room, entries] = [zipLimits.bytes, zipLimits.entries];
  return found2.map((file2, place) => {
    const fits = file2.size <= room && entries > 0;
    if (fits) [room, entries] = [room - file2.size, entries - 1];
    const folder = file2.folder.split("/").map(safeFileName).join("/");
    return { ...file2, path: fits ? `${folder}/${String(place + 1).padStart(3, "0")} ${safeFileName(file2.file_name)}` : null };
  });
}
async function* fileParts(ctx, files, missing2) {
  for (const file2 of files) {
    if (file2.path === null) continue;
    try {
      yield { name: file2.path, content: await ctx.files.open(file2.storage_key), modified: file2.created_at, compress: false };
    } catch (error) {
      if (!isMissing(error)) throw error;
      ctx.log.error({ err: error, storage_key: file2.storage_key }, "a file of an export is missing");
      missing2(file2);
    }
  }
}

// src/features/privacy/read-me.ts
function readMe({ subject, now, office_name, tables: tables2, files, missing: missing2, withheld }) {
  const here = files.filter((file2) => file2.path !== null && !missing2.includes(file2));
  const tooLarge = files.filter((file2) => file2.path === null);
  const day2 = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeStyle: "short", timeZone: "America/Sao_Paulo" }).format(now);
  return lines(
    "DADOS PESSOAIS GUARDADOS PELO ESCRIT\xD3RIO",
    "",
    `Titular: ${subject.name} (${personKind[subject.kind].toLowerCase()})`,
    `Escrit\xF3rio: ${office_name ?? "(sem nome nas configura\xE7\xF5es)"}`,
    `Gerado em: ${day2} (hor\xE1rio de Bras\xEDlia)`,
    "",
    "ANTES DE ENTREGAR",
    "Confira o conte\xFAdo. Processos e documentos podem falar de outras pessoas (parte contr\xE1ria, testemunhas, familiares) e estar sob segredo de justi\xE7a ou sigilo",
    "profissional: retire o que n\xE3o pode ser entregue.",
    "",
    "O QUE H\xC1 AQUI",
    "- dados.json: tudo o que os registros dizem do titular, com nomes de campos em portugu\xEAs; abre em qualquer editor de texto.",
    ...tables2.map(({ title, rows: rows2 }) => `    ${title}: ${rows2}`),
    `- ${here.length} arquivo(s) enviados pelo escrit\xF3rio, nas pastas documentos e anexos-de-peticoes.`,
    "",
    "O QUE N\xC3O EST\xC1 AQUI, E POR QU\xCA",
    "- Dados de outras pessoas nos mesmos processos: s\xE3o delas.",
    ...notCopied(subject),
    "- Quem do escrit\xF3rio fez cada coisa, e de que endere\xE7o: s\xE3o dados de quem trabalha aqui.",
    "- O \xEDndice de busca: \xE9 feito dos mesmos textos e n\xE3o diz nada al\xE9m deles.",
    "- C\xF3pias de seguran\xE7a: t\xEAm o que os registros tinham no dia em que foram feitas.",
    ...withheld > 0 ? [`- ${withheld} documento(s) ou peti\xE7\xE3o(\xF5es) confidenciais que quem gerou este arquivo n\xE3o pode ver.`] : [],
    ...tooLarge.map((file2) => `- N\xE3o coube neste arquivo: ${file2.file_name} (${file2.folder}).`),
    ...missing2.map((file2) => `- Consta do registro, mas o arquivo n\xE3o est\xE1 mais guardado: ${file2.file_name} (${file2.folder}).`)
  );
}
var notCopied = ({ kind }) => kind === "client" ? [] : [
  "- Documentos e peti\xE7\xF5es dos processos a que o contato est\xE1 vinculado: s\xE3o do cliente de cada processo e podem estar sob sigilo profissional. Os que citam o",
  "  titular est\xE3o listados no fim de dados.json."
];
var lines = (...given) => `\uFEFF${given.join("\r\n")}\r
`;

// src/features/privacy/export.ts
async function exportPersonalData(ctx, kind, id) {
  const { subject, withheld, confidential } = await visibleTo(ctx, await loadSubject(ctx, kind, id));
  const files = await filesOf2(ctx, subject);
  const { office_name } = await readSettings(ctx);
  const now = ctx.clock();
  const after = { format: "zip", files: files.length, confidential, withheld };
  await recordEvent(ctx, { action: "exported", entity_type: kind, entity_id: id, confidential: confidential > 0, after });
  const made = now.toISOString();
  const head = { titular: subject.name, cadastro: personKind[kind], escrit\u00F3rio: office_name, "gerado em": made, "retidos por sigilo": withheld };
  return {
    file_name: safeFileName(`dados-pessoais-${subject.name}-${made.slice(0, 10)}.zip`),
    content_type: "application/zip",
    size: null,
    content: zipped(partsOf(ctx, { subject, files, head, now, office_name, withheld }))
  };
}
async function visibleTo(ctx, subject) {
  const documents = await rows(
    ctx,
    sql`select d.id, d.is_confidential from documents d where d.id = any(${subject.documents}::text[]) and ${documentVisible(ctx.user)}`
  );
  const petitions = await rows(
    ctx,
    sql`select p.id, p.read_confidential from petitions p where p.id = any(${subject.petitions}::text[]) and ${petitionVisible(ctx.user)}`
  );
  const seen = documents.length + petitions.length;
  const confidential = documents.filter((row) => row.is_confidential).length + petitions.filter((row) => row.read_confidential).length;
  const theirs2 = subject.kind === "client";
  return {
    subject: { ...subject, documents: documents.map(({ id }) => id), petitions: petitions.map(({ id }) => id) },
    withheld: theirs2 ? subject.documents.length + subject.petitions.length - seen : 0,
    confidential: theirs2 ? confidential : 0
  };
}
async function* partsOf(ctx, { subject, files, head, now, office_name, withheld }) {
  const tables2 = [];
  const missing2 = [];
  yield { name: "dados.json", content: jsonOf(ctx, subject, head, files, (table) => tables2.push(table)), modified: now, compress: true };
  yield* fileParts(ctx, files, (file2) => missing2.push(file2));
  const text = readMe({ subject, now, office_name, tables: tables2, files, missing: missing2, withheld });
  yield { name: "LEIA-ME.txt", content: Readable.from([Buffer.from(text)]), modified: now, compress: true };
}

// src/features/privacy/sending.ts
import { BlockList, isIP } from "node:net";
var OPENAI = "https://api.openai.com";
var DAYS_MS = 30 * 24 * 36e5;
async function readSending(ctx) {
  const { send_confidential_to_ai: confidential } = await readSettings(ctx);
  const [counted] = await rows(
    ctx,
    sql`select count(*)::int as total from audit_events where action = 'sent_to_model' and at > ${new Date(ctx.clock().getTime() - DAYS_MS)}`
  );
  const at = placeOf(ctx.env.OPENAI_BASE_URL);
  return {
    model: ctx.llm && { model: ctx.llm.model, ...at },
    embedding: ctx.llm?.embed ? { model: ctx.env.OPENAI_EMBEDDING_MODEL ?? "", ...at } : null,
    confidential,
    sent_30_days: counted?.total ?? 0
  };
}
function placeOf(address) {
  const { host, hostname } = new URL(address ?? OPENAI);
  return { host, local: isLocal(hostname.replace(/^\[|\]$/g, "")) };
}
var own = new BlockList();
for (const [network, prefix] of [["127.0.0.0", 8], ["10.0.0.0", 8], ["172.16.0.0", 12], ["192.168.0.0", 16], ["169.254.0.0", 16]]) own.addSubnet(network, prefix);
own.addAddress("::1", "ipv6");
own.addSubnet("fc00::", 7, "ipv6");
own.addSubnet("fe80::", 10, "ipv6");
function isLocal(hostname) {
  const version2 = isIP(hostname);
  if (version2 > 0) return own.check(hostname, version2 === 6 ? "ipv6" : "ipv4");
  return hostname === "localhost" || !hostname.includes(".") || /\.(local|localhost|internal|lan|home\.arpa)$/.test(hostname);
}

// package.json
var package_default = {
  name: "@lavra/api",
  version: "0.1.0",
  private: true,
  type: "module",
  license: "MIT",
  dependencies: {
    "@aws-sdk/client-s3": "3.1169.0",
    "@aws-sdk/lib-storage": "3.1169.0",
    "@aws-sdk/s3-request-presigner": "3.1162.0",
    "@e965/xlsx": "0.20.3",
    "@electric-sql/pglite": "0.5.14",
    "@electric-sql/pglite-pgvector": "0.0.15",
    "@expo-google-fonts/noto-emoji": "0.4.7",
    "@expo-google-fonts/tinos": "0.4.2",
    "@fastify/fast-json-stringify-compiler": "5.2.0",
    "@fastify/formbody": "9.0.1",
    "@fastify/jwt": "10.2.8",
    "@fastify/multipart": "10.1.9",
    "@fastify/static": "10.1.11",
    "@fastify/swagger": "9.9.3",
    "@fastify/swagger-ui": "6.1.3",
    "@lavra/contracts": "*",
    "@myriaddreamin/typst-ts-node-compiler": "0.7.0",
    "@napi-rs/canvas": "0.1.100",
    "@orama/stemmers": "3.1.18",
    "@prisma/adapter-pg": "7.10.0",
    "@prisma/client": "7.10.0",
    "@tesseract.js-data/por": "1.0.0",
    "@zxcvbn-ts/language-common": "4.1.3",
    "age-encryption": "0.3.1",
    bcryptjs: "3.0.3",
    "content-disposition": "3.0.0",
    docx: "9.15.2",
    "fastest-levenshtein": "1.0.16",
    fastify: "5.12.8",
    fflate: "0.8.3",
    flydrive: "1.3.0",
    helmet: "8.3.0",
    "mdast-util-from-markdown": "2.1.0",
    "mdast-util-gfm-table": "2.0.1",
    "micromark-extension-gfm-table": "2.1.2",
    nodemailer: "^10.6.0",
    openai: "6.49.0",
    "pdfjs-dist": "5.4.296",
    pg: "8.23.1",
    "pg-boss": "12.35.0",
    "pglite-prisma-adapter": "0.7.2",
    pino: "10.4.0",
    "prom-client": "15.1.3",
    saxes: "6.0.0",
    "tar-stream": "3.2.2",
    "tesseract.js": "7.0.0",
    uuid: "14.0.3",
    "word-extractor": "1.0.4",
    yauzl: "3.4.0",
    zod: "4.6.7"
  },
  scripts: {
    build: "node build.mjs",
    test: "vitest run"
  },
  devDependencies: {
    "@prisma/schema-engine-wasm": "7.10.0-4.0edf323efd1d98336f3f0a68684b56f689b900d3",
    "@redocly/openapi-core": "2.64.0",
    "@types/mdast": "4.0.4",
    "@types/node": "20.19.43",
    "@types/nodemailer": "^8.0.2",
    "@types/pg": "8.23.1",
    "@types/s3rver": "3.7.4",
    "@types/supertest": "7.2.1",
    "@types/tar-stream": "3.1.4",
    "@types/word-extractor": "1.0.6",
    "@types/yauzl": "3.4.0",
    esbuild: "0.28.2",
    "fast-check": "4.10.2",
    prisma: "7.10.0",
    s3rver: "3.7.1",
    "smtp-server": "3.21.6",
    supertest: "7.3.2"
  }
};

// src/core/version.ts
var version = package_default.version;

// src/core/sweep.ts
function everyMinute(ctx, name, round) {
  const safely = async () => {
    await round().catch((error) => ctx.log.warn({ err: error, sweep: name }, "sweep failed"));
  };
  let running = safely();
  const timer = setInterval(() => {
    running = running.then(safely);
  }, 6e4);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    }
  };
}

// src/core/backup/format.ts
import { z } from "zod";
var FORMAT = 1;
var entryNames = { header: "lavra.json", secrets: "secrets.json", manifest: "manifest.json", seal: "lavra.sha256" };
var partName = (table, part) => `tables/${table}/${String(part).padStart(6, "0")}.json`;
var fileName = (key) => `files/${key}`;
var tableOf = (entry) => /^tables\/([a-z_]{1,63})\/\d{6}\.json$/.exec(entry)?.[1] ?? null;
var keyOf2 = (entry) => /^files\/([0-9a-f]{32})$/.exec(entry)?.[1] ?? null;
var sha256 = z.string().regex(/^[0-9a-f]{64}$/);
var count = z.int().min(0);
var Header = z.object({
  format: z.int().min(1),
  /** The version that wrote it. */
  lavra: z.string().max(50),
  made_at: z.iso.datetime(),
  database: z.enum(["pglite", "postgres"]),
  migrations: z.array(z.object({ name: z.string().max(255), checksum: sha256 })).max(1e4),
  tables: z.array(z.object({ name: z.string().max(63), columns: z.array(z.string().max(63)).max(100) })).max(1e3)
});
var Secrets = z.object({ AUDIT_KEY: z.string().min(32).max(1e3) });
var Manifest = z.object({
  tables: z.array(z.object({ name: z.string().max(63), rows: count, sha256 })).max(1e3),
  files: z.array(z.object({ key: z.string().length(32), size: count, sha256 })),
  /** Files that a row names and that were gone already when the backup was made. */
  missing: z.array(z.string().max(100))
});
var summaryOf = ({ made_at }, { tables: tables2, files, missing: missing2 }) => ({
  made_at,
  rows: tables2.reduce((sum, { rows: rows2 }) => sum + rows2, 0),
  files: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
  missing: missing2
});

// src/core/backup/folder.ts
import { readdir, rm as rm2, stat as stat2 } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/core/backup/archive-writer.ts
import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join as join2 } from "node:path";
import { Readable as Readable2 } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Encrypter } from "age-encryption";
import { pack as pack2 } from "tar-stream";

// src/core/backup/seal.ts
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
var TAR_END = 1024;
var SEAL_BYTES = 512 + 512 + TAR_END;
async function sealOf(sha2562) {
  const tar = pack();
  tar.entry({ name: entryNames.seal, mode: 384, mtime: /* @__PURE__ */ new Date(0), uid: 0, gid: 0 }, `${sha2562}
`);
  tar.finalize();
  return buffer(tar);
}

// src/core/backup/archive-writer.ts
var WORK_FACTOR = 17;
var ArchiveWriter = class _ArchiveWriter {
  constructor(path, lock) {
    this.path = path;
    this.draft = join2(dirname(path), draftName(basename(path)));
    this.written = this.write(lock);
    this.tar.on("error", () => void 0);
    this.written.catch((error) => this.tar.destroy(error instanceof Error ? error : new Error(String(error))));
  }
  path;
  tar = pack2();
  draft;
  written;
  static async open(path, lock) {
    await mkdir(dirname(path), { recursive: true, mode: 448 });
    return new _ArchiveWriter(path, lock);
  }
  async write({ passphrase, workFactor = WORK_FACTOR }) {
    const sealed = Readable2.from(this.sealed(), { objectMode: false });
    const out = createWriteStream(this.draft, { flags: "wx", mode: 384, flush: true });
    if (passphrase === void 0) return pipeline(sealed, out);
    const age = new Encrypter();
    age.setPassphrase(passphrase);
    age.setScryptWorkFactor(workFactor);
    const encrypted = await age.encrypt(Readable2.toWeb(sealed));
    return pipeline(Readable2.fromWeb(encrypted), out);
  }
  /** The archive with its digest before the end that the library wrote. */
  async *sealed() {
    const hash = createHash("sha256");
    let kept2 = Buffer.alloc(0);
    for await (const chunk of this.tar) {
      const all = kept2.length === 0 ? chunk : Buffer.concat([kept2, chunk]);
      const ready = all.subarray(0, Math.max(0, all.length - TAR_END));
      kept2 = all.subarray(ready.length);
      hash.update(ready);
      if (ready.length > 0) yield ready;
    }
    yield sealOf(hash.digest("hex"));
  }
  add(name, content) {
    const bytes2 = Buffer.from(content);
    return this.addStream(name, bytes2.length, Readable2.from([bytes2], { objectMode: false }));
  }
  /** Fails where the stream brings more or less than was said. */
  async addStream(name, size, content) {
    try {
      await new Promise((resolve, reject) => {
        const entry = this.tar.entry({ name, size, mode: 384, mtime: /* @__PURE__ */ new Date() }, (error) => error ? reject(error) : resolve());
        entry.on("error", () => void 0);
        content.once("error", (error) => entry.destroy(error));
        content.pipe(entry);
      });
    } catch (error) {
      throw content.errored ?? await this.diskFailure() ?? error;
    } finally {
      content.destroy();
    }
  }
  /** A full disk shows in what could not be added any more; why, the file's own stream knows. */
  async diskFailure() {
    this.tar.destroy();
    const failure = await this.written.catch((error) => error);
    return failure instanceof Error && "errno" in failure ? failure : void 0;
  }
  /** Answers how many bytes it has. */
  async finish() {
    this.tar.finalize();
    await this.written;
    const { size } = await stat(this.draft);
    await rename(this.draft, this.path);
    await flushFolder(dirname(this.path));
    return size;
  }
  /** Leaves nothing behind. */
  async abandon() {
    this.tar.destroy();
    await this.written.catch(() => void 0);
    await rm(this.draft, { force: true });
  }
};
var draftName = (name) => `.${name}.${randomBytes(4).toString("hex")}.partial`;
var isDraft = (name) => /^\.lavra-.*\.partial$/.test(name);

// src/core/backup/folder.ts
var OWN = "lavra-diaria-";
var ASKED = "lavra-";
var backupName = (start, at, encrypted) => `${start}${at.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "")}.tar${encrypted ? ".age" : ""}`;
async function backupsIn(folder, start) {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.startsWith(start) && /^\d{4}-\d\d-\d\d-\d{6}\.tar(\.age)?$/.test(name.slice(start.length))).sort().reverse();
}
function timeOf(name) {
  const [year, month, day2, hour, minute, second] = (/(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)\.tar/.exec(name) ?? []).slice(1);
  return /* @__PURE__ */ new Date(`${year}-${month}-${day2}T${hour}:${minute}:${second}Z`);
}
async function keepNewest(folder, start, many) {
  for (const name of (await backupsIn(folder, start)).slice(many)) await rm2(join3(folder, name), { force: true });
}
var SILENT_MS = 6e4;
var STALE_MS = 36e5;
async function removeDrafts(folder) {
  for (const { path, silent } of await draftsIn(folder)) if (silent > STALE_MS) await rm2(path, { force: true });
}
var isBeingWritten = async (folder) => (await draftsIn(folder)).some(({ silent }) => silent < SILENT_MS);
async function draftsIn(folder) {
  const paths = (await readdir(folder).catch(() => [])).filter(isDraft).map((name) => join3(folder, name));
  const found2 = await Promise.all(paths.map(async (path) => ({ path, touched: (await stat2(path).catch(() => null))?.mtimeMs })));
  return found2.flatMap(({ path, touched }) => touched === void 0 ? [] : [{ path, silent: Date.now() - touched }]);
}

// src/core/backup/archive-reader.ts
import { createHash as createHash2 } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable as Readable3 } from "node:stream";
import { pipeline as pipeline2 } from "node:stream/promises";
import { Decrypter } from "age-encryption";
import { extract } from "tar-stream";
var ArchiveError = class extends Error {
  name = "ArchiveError";
};
var damaged = (cause) => new ArchiveError("A c\xF3pia de seguran\xE7a est\xE1 danificada ou incompleta. Use outra c\xF3pia; nada foi restaurado desta.", { cause });
var lockedOut = (cause) => new ArchiveError("A senha n\xE3o abre esta c\xF3pia de seguran\xE7a, ou o come\xE7o dela est\xE1 danificado. Confira a senha e repita o comando.", { cause });
var foreign = () => new ArchiveError("O arquivo n\xE3o \xE9 uma c\xF3pia de seguran\xE7a do Lavra ou est\xE1 danificado. Confira o nome do arquivo ou use outra c\xF3pia.");
var AGE = "age-encryption.org/v1";
async function isEncrypted(path) {
  const handle = await open(path);
  try {
    const { buffer: buffer2, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer2.toString("latin1", 0, bytesRead) === AGE;
  } finally {
    await handle.close();
  }
}
async function readArchive(source, visit) {
  const tar = extract();
  const plain = await opened(source);
  const fed = pipeline2(sealChecked(plain), tar);
  fed.catch(() => void 0);
  let own2;
  let seen = "";
  try {
    for await (const entry of tar) {
      seen = entry.header.name;
      if (seen === entryNames.seal) {
        entry.resume();
        continue;
      }
      const outcome = await visit({ name: seen, size: entry.header.size, content: read(entry) }).catch((error) => {
        own2 = error instanceof BrokenArchive ? void 0 : { error };
        throw error;
      });
      if (outcome === "stop") return;
    }
    await fed;
  } catch (error) {
    if (own2) throw own2.error;
    if (seen === "" && source.passphrase === void 0) throw foreign();
    throw error instanceof ArchiveError ? error : damaged(error);
  } finally {
    plain.destroy();
  }
  if (seen !== entryNames.seal) throw damaged();
}
var BrokenArchive = class extends Error {
};
async function* read(entry) {
  try {
    for await (const chunk of entry) yield chunk;
  } catch (cause) {
    throw new BrokenArchive("the archive broke off", { cause });
  }
}
async function opened({ path, passphrase }) {
  const file2 = createReadStream(path, { highWaterMark: 1 << 18 });
  if (passphrase === void 0) return file2;
  const age = new Decrypter();
  age.addPassphrase(passphrase);
  try {
    const plain = await age.decrypt(Readable3.toWeb(file2));
    return Readable3.fromWeb(plain);
  } catch (error) {
    file2.destroy();
    throw lockedOut(error);
  }
}
async function* sealChecked(source) {
  const hash = createHash2("sha256");
  let kept2 = Buffer.alloc(0);
  for await (const chunk of source) {
    const all = kept2.length === 0 ? Buffer.from(chunk) : Buffer.concat([kept2, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - SEAL_BYTES));
    kept2 = all.subarray(ready.length);
    hash.update(ready);
    if (ready.length > 0) yield ready;
  }
  if (!kept2.equals(await sealOf(hash.digest("hex")))) throw damaged();
  yield kept2;
}

// src/core/backup/make.ts
import { createHash as createHash4 } from "node:crypto";
import { Readable as Readable4 } from "node:stream";

// src/core/backup/tables.ts
import { createHash as createHash3 } from "node:crypto";
var volatile = ["_prisma_migrations", "sessions", "password_resets"];
var left = [...volatile, "loose_files"];
var catalogue = `
  select c.relname::text as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(a.attname order by a.attnum), '[]')
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key,
    (select coalesce(json_agg(distinct p.relname), '[]') from pg_constraint f join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f') as parents
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C"`;
async function tablesOf(sql2, besides) {
  const found2 = (await sql2.query(catalogue)).filter(({ name }) => !besides.includes(name));
  const ordered = [];
  while (ordered.length < found2.length) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = found2.find(({ name, parents }) => !done.has(name) && parents.every((parent) => done.has(parent)));
    if (!next) throw new Error("the tables refer to each other in a circle");
    if (next.key.length === 0) throw new Error(`the table ${next.name} has no primary key`);
    ordered.push(next);
  }
  return ordered;
}
var appliedMigrations = (sql2) => sql2.query('select migration_name as name, checksum from _prisma_migrations where rolled_back_at is null order by migration_name collate "C"');
async function filledTables(sql2, besides) {
  const names = (await sql2.query(catalogue)).map(({ name }) => name).filter((name) => !["_prisma_migrations", ...besides].includes(name));
  if (names.length === 0) return [];
  const asked = names.map((name) => `select '${name}' as name where exists (select 1 from "${name}")`);
  return (await sql2.query(asked.join(" union all "))).map(({ name }) => name);
}
var sameWords = `set local time zone 'UTC'; set local datestyle = 'ISO, YMD'; set local extra_float_digits = 1;
  set local bytea_output = 'hex'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;
var PART_BYTES = 2e6;
var MOST_ROWS = 2e3;
async function* readTable(tx, { name, columns: columns2, key }) {
  const values = columns2.map((column) => `"${column.name}"::text`).join(", ");
  const order = key.map((column) => `"${column}"::text collate "C"`).join(", ");
  await tx.exec(`declare backup_rows no scroll cursor for select json_build_array(${values})::text as line from "${name}" order by ${order}`);
  for (let size = 50; ; ) {
    const found2 = await tx.query(`fetch forward ${size} from backup_rows`);
    if (found2.length > 0) yield found2.map(({ line: line2 }) => line2);
    if (found2.length < size) break;
    const bytes2 = found2.reduce((sum, { line: line2 }) => sum + line2.length, 0);
    size = Math.min(MOST_ROWS, Math.max(1, Math.floor(size * PART_BYTES / bytes2)));
  }
  await tx.exec("close backup_rows");
}
var partOf = (lines2) => `[
${lines2.join(",\n")}
]
`;
var linesOf = (part) => part.slice(2, -3).split(",\n");
async function writePart(tx, { name, columns: columns2 }, part) {
  const names = columns2.map((column) => `"${column.name}"`).join(", ");
  const values = columns2.map(({ type }, n) => `(r->>${n})::${type}`).join(", ");
  await tx.query(`insert into "${name}" (${names}) select ${values} from json_array_elements($1::json) r`, [part]);
}
var Tally = class {
  rows = 0;
  hash = createHash3("sha256");
  add(lines2) {
    this.rows += lines2.length;
    for (const line2 of lines2) this.hash.update(`${line2}
`);
  }
  close() {
    return { rows: this.rows, sha256: this.hash.digest("hex") };
  }
};
async function forwardSequences(tx) {
  const owned = await tx.query(
    `select s.oid::regclass::text as sequence, c.relname::text as table, a.attname::text as column
     from pg_class s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
     join pg_class c on c.oid = d.refobjid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`
  );
  for (const { sequence, table, column } of owned)
    await tx.query(`select setval('${sequence}', greatest((select max("${column}") from "${table}"), 1))`);
}

// src/core/backup/load.ts
var bookkeeping = ["audit_head", "attempts", "loose_files", "row_counts"];
var notEmpty = (what) => new ArchiveError(`O destino n\xE3o est\xE1 vazio: j\xE1 h\xE1 ${what} nele. Use uma DATA_DIR nova ou um banco novo; nada foi alterado.`);
async function prepareTables(database, folder, applied) {
  await refuseUnlessEmpty(database);
  refuseForeign(folder, applied);
  await migrate(database, folder, applied.at(-1)?.name);
  const found2 = await database.query("select 1 from _prisma_migrations where rolled_back_at is null");
  if (found2.length !== applied.length)
    throw new ArchiveError("O banco de destino j\xE1 foi preparado por uma vers\xE3o mais nova do que a dos registros. Use um banco novo; nada foi alterado.");
}
async function refuseUnlessEmpty(sql2) {
  if ((await filledTables(sql2, bookkeeping)).length > 0) throw notEmpty("registros");
}
async function loadRecords(tx, { tables: wanted, each }) {
  await tx.exec(sameWords);
  await refuseUnlessEmpty(tx);
  const all = await tablesOf(tx, []);
  for (const { name } of all) if (bookkeeping.includes(name)) await tx.exec(`delete from ${name}`);
  const tables2 = matching(all, wanted);
  for (const name of tables2.keys()) await tx.exec(`alter table "${name}" disable trigger user`);
  const expected = await each((name, part) => writePart(tx, known(tables2, name), part));
  for (const name of tables2.keys()) await tx.exec(`alter table "${name}" enable trigger user`);
  await forwardSequences(tx);
  for (const { name, rows: rows2, sha256: sha2562 } of expected) {
    const tally = new Tally();
    for await (const lines2 of readTable(tx, known(tables2, name))) tally.add(lines2);
    const read2 = tally.close();
    if (read2.rows !== rows2 || read2.sha256 !== sha2562) throw new Error(`A tabela ${name} n\xE3o chegou igual \xE0 original. Nada foi alterado no destino.`);
  }
}
function matching(all, wanted) {
  const names = new Set(wanted.map(({ name }) => name));
  const tables2 = all.filter(({ name }) => names.has(name));
  const shape = (all2) => JSON.stringify([...all2].sort((a, b) => a.name < b.name ? -1 : 1));
  if (shape(tables2.map(shapeOf)) !== shape(wanted)) throw new ArchiveError("As tabelas do destino n\xE3o s\xE3o as da origem. Use um banco novo; nada foi alterado.");
  return new Map(tables2.map((table) => [table.name, table]));
}
var shapeOf = ({ name, columns: columns2 }) => ({ name, columns: columns2.map((column) => column.name) });
function known(tables2, name) {
  const table = tables2.get(name);
  if (!table) throw new ArchiveError("A origem mudou enquanto era lida. Nada foi alterado no destino; repita o comando.");
  return table;
}

// src/core/backup/make.ts
async function makeBackup(office2, path, lock, signal) {
  const archive = await ArchiveWriter.open(path, lock);
  try {
    const summary = await holdingFiles(office2.database, signal, async (onSnapshot) => {
      const { header, tables: tables2, keys } = await onSnapshot((tx) => writeRecords(tx, office2, archive, signal));
      const copied = await copyFiles(office2.files, keys, archive, signal);
      const manifest = { tables: tables2, ...copied };
      await archive.add(entryNames.manifest, JSON.stringify(manifest));
      return summaryOf(header, manifest);
    });
    return { ...summary, size: await archive.finish() };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}
async function writeRecords(tx, { database, secrets }, archive, signal) {
  await tx.exec(sameWords);
  const tables2 = await tablesOf(tx, left);
  const header = {
    format: FORMAT,
    lavra: version,
    made_at: (/* @__PURE__ */ new Date()).toISOString(),
    database: database.kind,
    migrations: await appliedMigrations(tx),
    tables: tables2.map(shapeOf)
  };
  await archive.add(entryNames.header, JSON.stringify(header));
  await archive.add(entryNames.secrets, JSON.stringify(secrets));
  const written = [];
  for (const table of tables2) {
    const tally = new Tally();
    let part = 0;
    for await (const lines2 of readTable(tx, table)) {
      signal.throwIfAborted();
      tally.add(lines2);
      await archive.add(partName(table.name, ++part), partOf(lines2));
    }
    written.push({ name: table.name, ...tally.close() });
  }
  const owned = "select storage_key as key from documents where storage_key is not null union all select storage_key from petition_attachments order by 1";
  const keys = (await tx.query(owned)).map(({ key }) => key);
  return { header, tables: written, keys };
}
async function copyFiles(files, keys, archive, signal) {
  const copied = { files: [], missing: [] };
  for (const key of keys) {
    signal.throwIfAborted();
    const opened2 = await openFile(files, key);
    if (!opened2) {
      copied.missing.push(key);
      continue;
    }
    const hash = createHash4("sha256");
    try {
      await archive.addStream(fileName(key), opened2.size, Readable4.from(hashing(opened2.content, hash), { objectMode: false }));
    } finally {
      opened2.content.destroy();
    }
    copied.files.push({ key, size: opened2.size, sha256: hash.digest("hex") });
  }
  return copied;
}
async function openFile(files, key) {
  try {
    const size = await files.size(key);
    return { size, content: await files.open(key) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
async function* hashing(content, hash) {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

// src/core/backup/snapshots.ts
import { existsSync } from "node:fs";
import { mkdir as mkdir2, rm as rm3, statfs } from "node:fs/promises";
import { join as join4 } from "node:path";
var requestFile = (folder) => join4(folder, "pedido-de-copia");
var DAY_MS = 24 * 36e5;
var PAUSE_MS = 36e5;
function takeSnapshots(ctx, tools) {
  const snapshots = new Snapshots(ctx, tools);
  return everyMinute(ctx, "backup", () => snapshots.round());
}
var Snapshots = class {
  constructor(ctx, tools) {
    this.ctx = ctx;
    this.tools = tools;
    this.folder = backupFolder(ctx.env);
  }
  ctx;
  tools;
  failedAt = -Infinity;
  folder;
  async round() {
    const { clock, log } = this.ctx;
    const asked = existsSync(requestFile(this.folder));
    if (!asked && !await this.isDue()) return;
    try {
      await this.take();
      this.failedAt = -Infinity;
    } catch (error) {
      if (this.ctx.stopping.aborted) return;
      this.failedAt = clock().getTime();
      this.tools.backup({ ok: false, at: clock() });
      log.error({ err: error, folder: this.folder }, "the backup failed");
    } finally {
      if (asked) await rm3(requestFile(this.folder), { force: true });
    }
  }
  /** An office in which nobody is registered yet has nothing to lose. */
  async isDue() {
    const { env, clock } = this.ctx;
    const now = clock().getTime();
    if (env.BACKUP_KEEP === 0 || Math.abs(now - this.failedAt) < PAUSE_MS) return false;
    const [newest] = await backupsIn(this.folder, OWN);
    if (newest && Math.abs(now - timeOf(newest).getTime()) < DAY_MS) return false;
    return (await this.tools.database.query("select 1 from users limit 1")).length > 0;
  }
  async take() {
    const { env, clock, files, log, stopping } = this.ctx;
    const { database } = this.tools;
    await mkdir2(this.folder, { recursive: true, mode: 448 });
    await removeDrafts(this.folder);
    await this.refuseWhereFull();
    const passphrase = env.BACKUP_PASSPHRASE;
    const at = clock();
    const path = join4(this.folder, backupName(OWN, at, passphrase !== void 0));
    const made = await makeBackup({ database, files, secrets: { AUDIT_KEY: env.AUDIT_KEY } }, path, { passphrase }, stopping);
    this.tools.backup({ ok: true, at });
    if (made.missing.length > 0) log.error({ missing: made.missing }, "files that records name are missing from storage and backup");
    log.info({ path, rows: made.rows, files: made.files, bytes: made.size }, "backup");
    await keepNewest(this.folder, OWN, Math.max(1, env.BACKUP_KEEP));
  }
  /** A backup takes no more than half of what is free: the office has to go on working. */
  async refuseWhereFull() {
    const [needed] = await this.tools.database.query(sizeOfOffice);
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < 2 * (needed?.bytes ?? 0)) throw new Error(`no room for a backup in ${this.folder}: set BACKUP_DIR to another disk`);
  }
};
var filesOf3 = (table) => `coalesce((select sum(file_size) from ${table}), 0)`;
var sizeOfOffice = `select (pg_database_size(current_database()) + ${filesOf3("documents")} + ${filesOf3("petition_attachments")})::float8 as bytes`;

export {
  version,
  everyMinute,
  previewAnonymization,
  headFile,
  notedHead,
  noteHead,
  chainEvents,
  anonymize,
  peopleDue,
  exportPersonalData,
  readSending,
  registryPage,
  FORMAT,
  entryNames,
  tableOf,
  keyOf2 as keyOf,
  Header,
  Secrets,
  Manifest,
  summaryOf,
  OWN,
  ASKED,
  backupName,
  backupsIn,
  removeDrafts,
  isBeingWritten,
  ArchiveError,
  isEncrypted,
  readArchive,
  volatile,
  tablesOf,
  appliedMigrations,
  sameWords,
  readTable,
  partOf,
  linesOf,
  Tally,
  notEmpty,
  prepareTables,
  loadRecords,
  shapeOf,
  makeBackup,
  requestFile,
  takeSnapshots
};
//# sourceMappingURL=chunk-DKXGDOQQ.js.map
