-- CreateEnum
CREATE TYPE "note_kind" AS ENUM ('atendimento', 'anotacao');

-- AlterEnum
ALTER TYPE "source_type" ADD VALUE 'note';

-- AlterTable
ALTER TABLE "chunks" ADD COLUMN     "internal" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "case_notes" (
    "id" TEXT NOT NULL,
    "case_id" TEXT NOT NULL,
    "kind" "note_kind" NOT NULL DEFAULT 'anotacao',
    "happened_at" TIMESTAMPTZ(3) NOT NULL,
    "text" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "author_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "case_notes_case_id_happened_at_id_idx" ON "case_notes"("case_id", "happened_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Notes are searched as everything is; the value 'note' may not be used before this transaction ends, so it stands in texts only.
CREATE TRIGGER index_added AFTER INSERT ON case_notes REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_changed('note', 'id');
CREATE TRIGGER index_updated AFTER UPDATE ON case_notes FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION index_row_updated('note');
CREATE TRIGGER index_gone AFTER DELETE ON case_notes REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_rows_gone('note');

-- A case's name stands above its notes, too. Whether there are any is asked first: while an older office is brought up the value may not
-- be used yet, and no note is there.
CREATE FUNCTION index_notes_of_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM case_notes WHERE case_id = NEW.id) THEN
    PERFORM index_again('note'::source_type, (SELECT array_agg(id) FROM case_notes WHERE case_id = NEW.id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER index_renamed_notes AFTER UPDATE OF title, case_number, client_id, client_name ON cases FOR EACH ROW
  WHEN ((OLD.title, OLD.case_number, OLD.client_id, OLD.client_name) IS DISTINCT FROM (NEW.title, NEW.case_number, NEW.client_id, NEW.client_name))
  EXECUTE FUNCTION index_notes_of_case();

-- Once the office allows or forbids internal text at an outside provider, such chunks get or lose their vectors.
CREATE FUNCTION index_internal_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_again('document'::source_type, (SELECT array_agg(id) FROM documents WHERE purpose = 'internal'));
  IF EXISTS (SELECT FROM case_notes) THEN
    PERFORM index_again('note'::source_type, (SELECT array_agg(id) FROM case_notes));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER index_internal_setting AFTER INSERT OR UPDATE ON settings FOR EACH ROW WHEN (NEW.key = 'send_internal_to_ai')
  EXECUTE FUNCTION index_internal_again();

-- Whose they are and what they are for stands in the passages of documents from now on.
INSERT INTO index_queue (source_type, source_id) SELECT 'document'::source_type, id FROM documents ON CONFLICT DO NOTHING;
