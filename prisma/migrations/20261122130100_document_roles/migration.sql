-- CreateEnum
CREATE TYPE "document_owner" AS ENUM ('ours', 'opposing', 'court', 'third_party');

-- CreateEnum
CREATE TYPE "document_purpose" AS ENUM ('to_file', 'read_only', 'internal');

-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "owner" "document_owner" NOT NULL DEFAULT 'ours',
ADD COLUMN     "owner_chosen" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "purpose" "document_purpose" NOT NULL DEFAULT 'to_file',
ADD COLUMN     "purpose_chosen" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "petition_attachments" ADD COLUMN     "owner" "document_owner" NOT NULL DEFAULT 'ours',
ADD COLUMN     "owner_chosen" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "purpose" "document_purpose" NOT NULL DEFAULT 'to_file',
ADD COLUMN     "purpose_chosen" BOOLEAN NOT NULL DEFAULT false;

-- What a paper's type and names say, as classify.ts reads them (roles.test.ts holds the two together): nobody has chosen anything yet.

-- Documents.
WITH named AS (
  SELECT d.id, d.document_type::text AS kind, ' ' || btrim(regexp_replace(fold(d.title), '[^a-z0-9]+', ' ', 'g')) || ' ' || '/' || ' ' || btrim(regexp_replace(fold(replace(coalesce(d.file_name, ''), '.', ' ')), '[^a-z0-9]+', ' ', 'g')) || ' ' AS told, coalesce(c.represented_side::text, (
    SELECT pa.role::text FROM parties pa WHERE pa.case_id = c.id AND fold(pa.name) = fold(c.client_name) ORDER BY pa.position, pa.id LIMIT 1)) AS side
  FROM documents d JOIN cases c ON c.id = d.case_id
), looked AS (
  SELECT named.*,
    kind = 'petition' OR (kind IN ('other', 'report', 'evidence', 'correspondence')
      AND told ~ '(^|/) [0-9 ]*(peticao|inicial|contestacao|replica|impugnacao|reconvencao|contrarrazoes|apelacao|razoes|agravo|recurso|embargos|memoriais|alegacoes finais|excecao|defesa|resposta a acusacao|queixa crime|denuncia|reclamacao trabalhista|mandado de seguranca|habeas corpus|quesitos|manifestacao) ') AS piece,
    (kind = 'court_order' OR (kind IN ('other', 'report', 'evidence', 'correspondence', 'petition', 'certificate')
      AND told ~ '(^|/) [0-9 ]*(sentenca|decisao|despacho|acordao|mandado|intimacao|citacao|alvara|edital|carta precatoria|(ata|termo) d[ae] audiencia|certidao de (intimacao|publicacao|citacao|transito)) '))
      AND NOT told ~ ' (mandado de seguranca|extrajudicial|administrativ[oa]|auto de infracao|divida ativa|lancamento|procon) ' AS court
  FROM named
), authors AS (
  SELECT looked.*, CASE
    WHEN piece AND told ~ ' (inicial|reclamacao trabalhista|replica|queixa crime|denuncia|impugnacao (a|da) contestacao) ' THEN 'plaintiff'
    WHEN piece AND told ~ ' (contestacao|reconvencao|defesa|resposta a acusacao|embargos a execucao|excecao|impugnacao ao cumprimento) ' THEN 'defendant'
    WHEN told ~ ' d[oae]s? (autora?|autores|requerente|reclamante|exequente)s? ' THEN 'plaintiff'
    WHEN told ~ ' d[oae]s? (re|reus?|requerid[oa]|reclamad[oa]|executad[oa])s? ' THEN 'defendant' END AS author
  FROM looked
), judged AS (
  SELECT id, piece, CASE
    WHEN court THEN 'court'
    WHEN NOT told ~ ' noss[oa]s? ' AND (piece OR kind IN ('correspondence', 'report', 'other'))
      AND (told ~ ' (parte contraria|parte adversa|adversari[oa]|ex adverso|contraria) '
        OR coalesce(author = CASE WHEN side = 'defendant' THEN 'plaintiff' ELSE 'defendant' END, false)) THEN 'opposing'
    WHEN NOT piece AND (kind = 'certificate'
      OR told ~ ' (laudo|oficio|certidao|atestado|prontuario|boletim de ocorrencia|parecer tecnico|auto de infracao|administrativ[oa]|divida ativa|lancamento|procon) ') THEN 'third_party'
    ELSE 'ours' END AS owner,
    told ~ ' (anotac[a-z]*|estrateg[a-z]*|briefing|uso interno|nao juntar|nota interna|parecer interno|relato d[oa] cliente|(reuniao|conversa|ligacao|e ?mails?|mensagens?|mensagem|whatsapp|atendimento) (com|do|da|ao|a|para) (o |a |nosso |nossa )?clientes?) '
    OR (kind NOT IN ('evidence', 'court_order', 'power_of_attorney', 'certificate', 'invoice', 'receipt', 'contract') AND (
      regexp_replace(told, ' (ata d[ae] reuniao|ata d[ae] reunioes|(protocolo|ficha|boletim|comprovante|guia|senha|registro)s? (de |do )?atendimentos?|atendimentos? (medico|hospitalar|ambulatorial|de urgencia|de emergencia|ao cliente|ao consumidor|odontologico|psicologico)|(agravo|regimento|regulamento|comunicado|comunicacao|controle|medicina|norma|auditoria|transporte|mercado) intern[oa])(?= )', ' ', 'g')
        ~ ' (atendimentos?|reuniao|reunioes|minuta|rascunho|intern[oa]s?) '
      OR (NOT piece AND NOT court AND kind = 'other' AND told ~ 'txt $'
        AND NOT told ~ ' (conversas?|whatsapp|chat|transcricao|mensage[mn]s?|e ?mails?|extratos?|contrato|recibos?|comprovantes?|procuracao|certidao|laudo|notificacao|relatorio|termo) '))) AS internal
  FROM authors
)
UPDATE documents SET
  owner = (CASE WHEN internal AND judged.owner = 'court' THEN 'ours' ELSE judged.owner END)::document_owner,
  purpose = (CASE WHEN internal THEN 'internal' WHEN piece OR judged.owner = 'court' THEN 'read_only' ELSE 'to_file' END)::document_purpose
FROM judged WHERE judged.id = documents.id;

-- Attachments, whose only name is the file's.
WITH named AS (
  SELECT d.id, 'other' AS kind, ' ' || btrim(regexp_replace(fold(''), '[^a-z0-9]+', ' ', 'g')) || ' ' || '/' || ' ' || btrim(regexp_replace(fold(replace(regexp_replace(d.file_name, '\.txt$', '', 'i'), '.', ' ')), '[^a-z0-9]+', ' ', 'g')) || ' ' AS told, coalesce(c.represented_side::text, (
    SELECT pa.role::text FROM parties pa WHERE pa.case_id = c.id AND fold(pa.name) = fold(c.client_name) ORDER BY pa.position, pa.id LIMIT 1)) AS side
  FROM petition_attachments d JOIN petitions p ON p.id = d.petition_id LEFT JOIN cases c ON c.id = p.case_id
), looked AS (
  SELECT named.*,
    kind = 'petition' OR (kind IN ('other', 'report', 'evidence', 'correspondence')
      AND told ~ '(^|/) [0-9 ]*(peticao|inicial|contestacao|replica|impugnacao|reconvencao|contrarrazoes|apelacao|razoes|agravo|recurso|embargos|memoriais|alegacoes finais|excecao|defesa|resposta a acusacao|queixa crime|denuncia|reclamacao trabalhista|mandado de seguranca|habeas corpus|quesitos|manifestacao) ') AS piece,
    (kind = 'court_order' OR (kind IN ('other', 'report', 'evidence', 'correspondence', 'petition', 'certificate')
      AND told ~ '(^|/) [0-9 ]*(sentenca|decisao|despacho|acordao|mandado|intimacao|citacao|alvara|edital|carta precatoria|(ata|termo) d[ae] audiencia|certidao de (intimacao|publicacao|citacao|transito)) '))
      AND NOT told ~ ' (mandado de seguranca|extrajudicial|administrativ[oa]|auto de infracao|divida ativa|lancamento|procon) ' AS court
  FROM named
), authors AS (
  SELECT looked.*, CASE
    WHEN piece AND told ~ ' (inicial|reclamacao trabalhista|replica|queixa crime|denuncia|impugnacao (a|da) contestacao) ' THEN 'plaintiff'
    WHEN piece AND told ~ ' (contestacao|reconvencao|defesa|resposta a acusacao|embargos a execucao|excecao|impugnacao ao cumprimento) ' THEN 'defendant'
    WHEN told ~ ' d[oae]s? (autora?|autores|requerente|reclamante|exequente)s? ' THEN 'plaintiff'
    WHEN told ~ ' d[oae]s? (re|reus?|requerid[oa]|reclamad[oa]|executad[oa])s? ' THEN 'defendant' END AS author
  FROM looked
), judged AS (
  SELECT id, piece, CASE
    WHEN court THEN 'court'
    WHEN NOT told ~ ' noss[oa]s? ' AND (piece OR kind IN ('correspondence', 'report', 'other'))
      AND (told ~ ' (parte contraria|parte adversa|adversari[oa]|ex adverso|contraria) '
        OR coalesce(author = CASE WHEN side = 'defendant' THEN 'plaintiff' ELSE 'defendant' END, false)) THEN 'opposing'
    WHEN NOT piece AND (kind = 'certificate'
      OR told ~ ' (laudo|oficio|certidao|atestado|prontuario|boletim de ocorrencia|parecer tecnico|auto de infracao|administrativ[oa]|divida ativa|lancamento|procon) ') THEN 'third_party'
    ELSE 'ours' END AS owner,
    told ~ ' (anotac[a-z]*|estrateg[a-z]*|briefing|uso interno|nao juntar|nota interna|parecer interno|relato d[oa] cliente|(reuniao|conversa|ligacao|e ?mails?|mensagens?|mensagem|whatsapp|atendimento) (com|do|da|ao|a|para) (o |a |nosso |nossa )?clientes?) '
    OR (kind NOT IN ('evidence', 'court_order', 'power_of_attorney', 'certificate', 'invoice', 'receipt', 'contract') AND (
      regexp_replace(told, ' (ata d[ae] reuniao|ata d[ae] reunioes|(protocolo|ficha|boletim|comprovante|guia|senha|registro)s? (de |do )?atendimentos?|atendimentos? (medico|hospitalar|ambulatorial|de urgencia|de emergencia|ao cliente|ao consumidor|odontologico|psicologico)|(agravo|regimento|regulamento|comunicado|comunicacao|controle|medicina|norma|auditoria|transporte|mercado) intern[oa])(?= )', ' ', 'g')
        ~ ' (atendimentos?|reuniao|reunioes|minuta|rascunho|intern[oa]s?) '
      OR (NOT piece AND NOT court AND kind = 'other' AND told ~ 'txt $'
        AND NOT told ~ ' (conversas?|whatsapp|chat|transcricao|mensage[mn]s?|e ?mails?|extratos?|contrato|recibos?|comprovantes?|procuracao|certidao|laudo|notificacao|relatorio|termo) '))) AS internal
  FROM authors
)
UPDATE petition_attachments SET
  owner = (CASE WHEN internal AND judged.owner = 'court' THEN 'ours' ELSE judged.owner END)::document_owner,
  purpose = (CASE WHEN internal THEN 'internal' WHEN piece OR judged.owner = 'court' THEN 'read_only' ELSE 'to_file' END)::document_purpose
FROM judged WHERE judged.id = petition_attachments.id;
