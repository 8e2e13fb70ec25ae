-- What earlier versions read is read again: pages that are pictures beside pages of text, and what slides and sheets hold unseen. Its text
-- stays in use meanwhile; the sweep of every minute gives each a job.
UPDATE "documents" SET "text_status" = 'pending'
  WHERE "text_status" = 'ready' AND "text_source" = 'text' AND "storage_key" IS NOT NULL AND "file_name" ~* '\.(pdf|docx|pptx|xlsx)$';
UPDATE "petition_attachments" SET "text_status" = 'pending'
  WHERE "text_status" = 'ready' AND "text_source" = 'text' AND "file_name" ~* '\.(pdf|docx|pptx|xlsx)$';
