-- The index of the assistant's search keeps itself fresh: triggers note every source that changed, whoever changed it (services, the demo
-- office, a restore), and a source that goes takes its chunks along in the same transaction.

-- Stems and positions are stored, not computed from the content by an expression index: ranking would compute them again for every candidate.
DROP INDEX chunks_text;

-- DropIndex
DROP INDEX "chunks_source_type_source_id_position_key";

-- AlterTable
ALTER TABLE "chunks" ADD COLUMN     "embed_after" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "words" tsvector;

-- CreateTable
CREATE TABLE "index_queue" (
    "source_type" "source_type" NOT NULL,
    "source_id" TEXT NOT NULL,
    "stamp" UUID NOT NULL DEFAULT gen_random_uuid(),
    "first_pass" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "index_queue_pkey" PRIMARY KEY ("source_type","source_id")
);

-- CreateIndex
CREATE INDEX "index_queue_next_try_at_idx" ON "index_queue"("next_try_at");

-- CreateIndex
CREATE INDEX "chunks_words_idx" ON "chunks" USING GIN ("words");

-- CreateIndex
CREATE UNIQUE INDEX "chunks_source_type_source_id_content_hash_key" ON "chunks"("source_type", "source_id", "content_hash");

CREATE INDEX chunks_to_embed ON chunks (embed_after) WHERE embedding_model IS NULL;
CREATE INDEX index_queue_first_pass ON index_queue (attempts) WHERE first_pass;

-- Sorted, so that two transactions that note the same sources wait for each other instead of locking up.
CREATE FUNCTION index_again(kind source_type, ids text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO index_queue (source_type, source_id, next_try_at, changed_at)
  SELECT kind, id, clock_timestamp(), clock_timestamp() FROM (SELECT DISTINCT unnest(ids) AS id) sources WHERE id IS NOT NULL ORDER BY id
  ON CONFLICT (source_type, source_id) DO UPDATE SET stamp = gen_random_uuid(), attempts = 0,
    next_try_at = clock_timestamp(), changed_at = clock_timestamp()
$$;

CREATE FUNCTION index_forget(kind source_type, ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM chunks WHERE source_type = kind AND source_id = ANY (ids);
  DELETE FROM index_queue WHERE source_type = kind AND source_id = ANY (ids);
$$;

-- What a case's name stands on: its own text, and the headings of its documents, petitions and contacts.
CREATE FUNCTION index_case_and_named(case_ids text[]) RETURNS void LANGUAGE sql AS $$
  SELECT index_again('contact', (SELECT array_agg(contact_id) FROM contact_cases WHERE case_id = ANY (case_ids)));
  SELECT index_again('case', case_ids);
  SELECT index_again('document', (SELECT array_agg(id) FROM documents WHERE case_id = ANY (case_ids)));
  SELECT index_again('petition', (SELECT array_agg(id) FROM petitions WHERE case_id = ANY (case_ids)));
$$;

-- Rows added or removed, one call a statement. TG_ARGV: the kind of source and the column that names it.
CREATE FUNCTION index_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[];
BEGIN
  EXECUTE format('SELECT array_agg(%I) FROM rows_changed', TG_ARGV[1]) INTO ids;
  PERFORM index_again(TG_ARGV[0]::source_type, ids);
  RETURN NULL;
END $$;

CREATE FUNCTION index_rows_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_forget(TG_ARGV[0]::source_type, (SELECT array_agg(id) FROM rows_changed));
  RETURN NULL;
END $$;

CREATE FUNCTION index_row_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_again(TG_ARGV[0]::source_type, ARRAY[NEW.id]);
  RETURN NULL;
END $$;

-- A row that is part of a source; it may have moved from one to another.
CREATE FUNCTION index_part_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_again(TG_ARGV[0]::source_type, ARRAY[to_jsonb(OLD) ->> TG_ARGV[1], to_jsonb(NEW) ->> TG_ARGV[1]]);
  RETURN NULL;
END $$;

CREATE FUNCTION index_case_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_case_and_named(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

-- A lawyer's name stands in the cases that lawyer is assigned to.
CREATE FUNCTION index_user_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_again('case', (SELECT array_agg(id) FROM cases WHERE assigned_lawyers @> ARRAY[NEW.id]));
  RETURN NULL;
END $$;

-- Once the office allows or forbids confidential text at an outside provider, such chunks get or lose their vectors.
CREATE FUNCTION index_confidential_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_again('document', (SELECT array_agg(id) FROM documents WHERE is_confidential));
  PERFORM index_again('petition', (SELECT array_agg(id) FROM petitions WHERE read_confidential));
  RETURN NULL;
END $$;

CREATE TRIGGER index_added AFTER INSERT ON clients REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('client', 'id');
CREATE TRIGGER index_updated AFTER UPDATE ON clients FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION index_row_updated('client');
CREATE TRIGGER index_gone AFTER DELETE ON clients REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_gone('client');

CREATE TRIGGER index_added AFTER INSERT ON contacts REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('contact', 'id');
CREATE TRIGGER index_updated AFTER UPDATE ON contacts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION index_row_updated('contact');
CREATE TRIGGER index_gone AFTER DELETE ON contacts REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_gone('contact');

CREATE TRIGGER index_added AFTER INSERT ON contact_cases REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('contact', 'contact_id');
CREATE TRIGGER index_updated AFTER UPDATE ON contact_cases FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION index_part_updated('contact', 'contact_id');
CREATE TRIGGER index_gone AFTER DELETE ON contact_cases REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('contact', 'contact_id');

CREATE TRIGGER index_added AFTER INSERT ON cases REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('case', 'id');
CREATE TRIGGER index_updated AFTER UPDATE ON cases FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION index_row_updated('case');
CREATE TRIGGER index_renamed AFTER UPDATE OF title, case_number, client_id, client_name ON cases FOR EACH ROW
  WHEN ((OLD.title, OLD.case_number, OLD.client_id, OLD.client_name) IS DISTINCT FROM (NEW.title, NEW.case_number, NEW.client_id, NEW.client_name))
  EXECUTE FUNCTION index_case_updated();
CREATE TRIGGER index_gone AFTER DELETE ON cases REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_gone('case');

CREATE TRIGGER index_added AFTER INSERT ON parties REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('case', 'case_id');
CREATE TRIGGER index_updated AFTER UPDATE ON parties FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION index_part_updated('case', 'case_id');
CREATE TRIGGER index_gone AFTER DELETE ON parties REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('case', 'case_id');

CREATE TRIGGER index_added AFTER INSERT ON documents REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('document', 'id');
CREATE TRIGGER index_updated AFTER UPDATE ON documents FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION index_row_updated('document');
CREATE TRIGGER index_gone AFTER DELETE ON documents REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_gone('document');

CREATE TRIGGER index_added AFTER INSERT ON document_pages REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('document', 'document_id');
CREATE TRIGGER index_updated AFTER UPDATE ON document_pages FOR EACH ROW WHEN (OLD.text IS DISTINCT FROM NEW.text)
  EXECUTE FUNCTION index_part_updated('document', 'document_id');
CREATE TRIGGER index_gone AFTER DELETE ON document_pages REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('document', 'document_id');

CREATE TRIGGER index_added AFTER INSERT ON petitions REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('petition', 'id');
CREATE TRIGGER index_updated AFTER UPDATE ON petitions FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION index_row_updated('petition');
CREATE TRIGGER index_gone AFTER DELETE ON petitions REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_gone('petition');

CREATE TRIGGER index_added AFTER INSERT ON petition_parties REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('petition', 'petition_id');
CREATE TRIGGER index_updated AFTER UPDATE ON petition_parties FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION index_part_updated('petition', 'petition_id');
CREATE TRIGGER index_gone AFTER DELETE ON petition_parties REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('petition', 'petition_id');

CREATE TRIGGER index_renamed AFTER UPDATE OF full_name ON users FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name)
  EXECUTE FUNCTION index_user_renamed();

CREATE TRIGGER index_setting_changed AFTER INSERT OR UPDATE ON settings FOR EACH ROW WHEN (NEW.key = 'send_confidential_to_ai')
  EXECUTE FUNCTION index_confidential_again();

-- What an office already has gets its first pass.
INSERT INTO index_queue (source_type, source_id, first_pass)
  SELECT 'client'::source_type, id, true FROM clients UNION ALL
  SELECT 'contact', id, true FROM contacts UNION ALL
  SELECT 'case', id, true FROM cases UNION ALL
  SELECT 'document', id, true FROM documents UNION ALL
  SELECT 'petition', id, true FROM petitions;
