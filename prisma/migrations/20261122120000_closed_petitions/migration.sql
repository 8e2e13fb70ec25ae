-- AlterTable
ALTER TABLE "petition_documents" ADD COLUMN     "was_read" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "petitions" ADD COLUMN     "background_for" TEXT,
ADD COLUMN     "confidential_readers" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "holds_confidential" BOOLEAN NOT NULL DEFAULT false;

UPDATE petitions SET background_for = author_id WHERE background;
-- Whom the rule until now showed them to, besides the lawyers of the case and those who see everything.
UPDATE petitions p SET confidential_readers = ARRAY(
  SELECT p.author_id WHERE p.author_id IS NOT NULL UNION
  SELECT d.author_id FROM petition_documents pd JOIN documents d ON d.id = pd.document_id
  WHERE pd.petition_id = p.id AND d.is_confidential AND d.author_id IS NOT NULL)
WHERE read_confidential;
-- Sent to a model, as the trail tells, or read by the drafter that needs none.
UPDATE petition_documents pd SET was_read = true
WHERE EXISTS (SELECT 1 FROM audit_events e WHERE e.entity_type = 'petition' AND e.entity_id = pd.petition_id
    AND e.action = 'sent_to_model' AND e.after -> 'documents' ? pd.document_id)
  OR EXISTS (SELECT 1 FROM agent_runs r WHERE r.petition_id = pd.petition_id AND r.model IS NULL AND r.prompt_hash IS NOT NULL);

-- Petitions whose texts have words of the confidential documents that they chose. Who may read them from now on, where not everything, are
-- those who may see all of these documents, and could see all that were read before.
CREATE FUNCTION close_petitions(ids text[]) RETURNS void LANGUAGE sql AS $$
  UPDATE petitions p SET read_confidential = true, confidential_readers = now.readers
  FROM (SELECT q.id, ARRAY(
      SELECT u FROM (
        SELECT q.author_id UNION SELECT d.author_id FROM petition_documents pd JOIN documents d ON d.id = pd.document_id
        WHERE pd.petition_id = q.id AND d.is_confidential) AS candidates (u)
      WHERE u IS NOT NULL AND (NOT q.read_confidential OR u = ANY (q.confidential_readers)) AND NOT EXISTS (
        SELECT 1 FROM petition_documents pd JOIN documents d ON d.id = pd.document_id JOIN cases k ON k.id = d.case_id
        WHERE pd.petition_id = q.id AND d.is_confidential AND d.author_id IS DISTINCT FROM u AND NOT k.assigned_lawyers @> ARRAY[u])
      ORDER BY u) AS readers
    FROM petitions q WHERE q.id = ANY (ids)) now
  WHERE p.id = now.id AND (NOT p.read_confidential OR p.confidential_readers IS DISTINCT FROM now.readers)
$$;

-- A confidential document that goes leaves its words in the texts that read it. With a case its documents go, too: asked before it does,
-- since afterwards nobody knows its lawyers.
CREATE FUNCTION keep_petitions_closed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[];
BEGIN
  IF TG_TABLE_NAME = 'documents' THEN
    IF NOT EXISTS (SELECT 1 FROM cases WHERE id = OLD.case_id) THEN RETURN OLD; END IF;
  END IF;
  SELECT array_agg(DISTINCT pd.petition_id) INTO ids FROM petition_documents pd JOIN documents d ON d.id = pd.document_id
    WHERE pd.was_read AND d.is_confidential AND CASE TG_TABLE_NAME WHEN 'documents' THEN d.id ELSE d.case_id END = OLD.id;
  IF ids IS NOT NULL THEN
    PERFORM close_petitions(ids);
    UPDATE petitions SET holds_confidential = true WHERE id = ANY (ids) AND NOT holds_confidential;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER documents_keep_closed BEFORE DELETE ON documents FOR EACH ROW WHEN (OLD.is_confidential) EXECUTE FUNCTION keep_petitions_closed();
CREATE TRIGGER cases_keep_closed BEFORE DELETE ON cases FOR EACH ROW EXECUTE FUNCTION keep_petitions_closed();

-- A document that becomes confidential ends the steps that may be reading it: each is begun again by what its reader may see now. The index
-- learns in both directions that a petition's passages are, or are no longer, confidential.
CREATE FUNCTION document_sight_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[] := ARRAY(SELECT petition_id FROM petition_documents WHERE document_id = NEW.id ORDER BY 1);
BEGIN
  IF NEW.is_confidential THEN
    UPDATE agent_runs SET status = 'pending', lease_owner = NULL, lease_expires_at = NULL, partial_output = NULL, started_at = NULL,
      updated_at = clock_timestamp()
    WHERE petition_id = ANY (ids) AND status = 'in_progress';
  END IF;
  PERFORM index_again('petition', ids);
  RETURN NULL;
END $$;
CREATE TRIGGER documents_sight_changed AFTER UPDATE OF is_confidential ON documents FOR EACH ROW
  WHEN (OLD.is_confidential IS DISTINCT FROM NEW.is_confidential) EXECUTE FUNCTION document_sight_changed();

CREATE OR REPLACE FUNCTION index_confidential_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_again('document', (SELECT array_agg(id) FROM documents WHERE is_confidential));
  PERFORM index_again('petition', (SELECT array_agg(id) FROM (
    SELECT id FROM petitions WHERE read_confidential
    UNION SELECT pd.petition_id FROM petition_documents pd JOIN documents d ON d.id = pd.document_id WHERE d.is_confidential) closed));
  RETURN NULL;
END $$;

-- Those that chose a document made confidential later are told to the index now.
SELECT index_again('petition', (SELECT array_agg(DISTINCT pd.petition_id)
  FROM petition_documents pd JOIN documents d ON d.id = pd.document_id WHERE d.is_confidential));
