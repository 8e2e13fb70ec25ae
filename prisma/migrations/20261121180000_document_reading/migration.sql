-- CreateEnum
CREATE TYPE "text_source" AS ENUM ('text', 'ocr', 'mixed');

-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "hidden_text" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "text_source" "text_source" NOT NULL DEFAULT 'text',
ADD COLUMN     "uncertain_pages" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "unread_pages" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "petition_attachments" ADD COLUMN     "hidden_text" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "pages" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "text_source" "text_source" NOT NULL DEFAULT 'text',
ADD COLUMN     "uncertain_pages" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "unread_pages" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- Pictures and scans of before OCR wait for it now; the sweep of every minute gives each a job.
UPDATE "documents" SET "text_status" = 'pending'
  WHERE "text_status" = 'empty' AND "storage_key" IS NOT NULL AND "file_name" ~* '\.(pdf|jpe?g|png|gif)$';
UPDATE "petition_attachments" SET "text_status" = 'pending'
  WHERE "text_status" = 'empty' AND "file_name" ~* '\.(pdf|jpe?g|png|gif)$';
