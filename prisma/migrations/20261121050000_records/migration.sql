CREATE EXTENSION IF NOT EXISTS vector;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Searches ignore case and accents. unaccent() itself is only STABLE; naming its dictionary makes the result depend on the text alone,
-- so that an index may hold it.
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- CPF, CNPJ, phone and case numbers are found with or without their punctuation.
CREATE FUNCTION digits(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(value, '\D', '', 'g') $$;

-- CreateEnum
CREATE TYPE "user_role" AS ENUM ('admin', 'standard', 'restricted');

-- CreateEnum
CREATE TYPE "client_type" AS ENUM ('individual', 'corporate');

-- CreateEnum
CREATE TYPE "client_status" AS ENUM ('active', 'inactive');

-- CreateEnum
CREATE TYPE "marital_status" AS ENUM ('solteiro', 'casado', 'divorciado', 'viuvo', 'uniao_estavel');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('masculino', 'feminino', 'outro');

-- CreateEnum
CREATE TYPE "case_status" AS ENUM ('active', 'on_hold', 'closed', 'archived');

-- CreateEnum
CREATE TYPE "case_priority" AS ENUM ('low', 'medium', 'high', 'critical');

-- CreateEnum
CREATE TYPE "party_role" AS ENUM ('plaintiff', 'defendant');

-- CreateEnum
CREATE TYPE "party_type" AS ENUM ('individual', 'corporate');

-- CreateEnum
CREATE TYPE "document_status" AS ENUM ('draft', 'pending_review', 'approved', 'rejected', 'archived');

-- CreateEnum
CREATE TYPE "document_type" AS ENUM ('petition', 'contract', 'evidence', 'court_order', 'correspondence', 'power_of_attorney', 'certificate', 'invoice', 'receipt', 'report', 'other');

-- CreateEnum
CREATE TYPE "text_status" AS ENUM ('pending', 'ready', 'empty', 'failed');

-- CreateEnum
CREATE TYPE "petition_type" AS ENUM ('motion_to_dismiss', 'complaint', 'discovery_request', 'summary_judgment', 'appeal_brief', 'contract_review');

-- CreateEnum
CREATE TYPE "petition_profile" AS ENUM ('agressivo', 'moderado', 'pacifico', 'outros');

-- CreateEnum
CREATE TYPE "petition_status" AS ENUM ('initialized', 'processing', 'completed', 'failed');

-- CreateEnum
CREATE TYPE "petition_mode" AS ENUM ('model', 'offline');

-- CreateEnum
CREATE TYPE "petition_party_type" AS ENUM ('individual', 'corporate', 'custom');

-- CreateEnum
CREATE TYPE "agent_id" AS ENUM ('qualificacao', 'fatos', 'estrategista', 'jurisprudencia', 'leis', 'redator', 'revisor', 'finalizador');

-- CreateEnum
CREATE TYPE "agent_status" AS ENUM ('pending', 'in_progress', 'completed');

-- CreateEnum
CREATE TYPE "source_type" AS ENUM ('client', 'contact', 'case', 'document', 'petition');

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "phone" TEXT,
    "oab_number" TEXT,
    "specialization" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_superuser" BOOLEAN NOT NULL DEFAULT false,
    "user_role" "user_role" NOT NULL DEFAULT 'standard',
    "password_hash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "address" TEXT,
    "user_agent" TEXT,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_attempts" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_in_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "clients" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "client_type" "client_type" NOT NULL DEFAULT 'individual',
    "status" "client_status" NOT NULL DEFAULT 'active',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "clients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contacts" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "client_type" "client_type" NOT NULL DEFAULT 'individual',
    "cpf_cnpj" TEXT,
    "rg" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "birth_date" DATE,
    "marital_status" "marital_status",
    "profession" TEXT,
    "nationality" TEXT,
    "gender" "gender",
    "address" TEXT,
    "zip_code" TEXT,
    "origin" TEXT,
    "general_notes" TEXT,
    "custom_fields" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_cases" (
    "contact_id" TEXT NOT NULL,
    "case_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_cases_pkey" PRIMARY KEY ("contact_id","case_id")
);

-- CreateTable
CREATE TABLE "cases" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "case_number" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_name" TEXT NOT NULL,
    "case_type" TEXT NOT NULL,
    "status" "case_status" NOT NULL DEFAULT 'active',
    "priority" "case_priority" NOT NULL DEFAULT 'medium',
    "description" TEXT,
    "next_deadline" DATE,
    "assigned_lawyers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "court" TEXT,
    "district" TEXT,
    "claim_value" DECIMAL(15,2),
    "represented_side" "party_role",
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parties" (
    "id" TEXT NOT NULL,
    "case_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "role" "party_role" NOT NULL,
    "party_type" "party_type" NOT NULL,
    "cpf_cnpj" TEXT,
    "address" TEXT,
    "phone" TEXT,
    "email" TEXT,
    "nationality" TEXT,
    "marital_status" "marital_status",
    "stable_union" BOOLEAN,
    "profession" TEXT,
    "rg" TEXT,
    "gender" "gender",
    "legal_representative" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parties_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" TEXT NOT NULL,
    "case_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "document_type" "document_type" NOT NULL DEFAULT 'other',
    "status" "document_status" NOT NULL DEFAULT 'draft',
    "is_confidential" BOOLEAN NOT NULL DEFAULT false,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "file_name" TEXT,
    "file_size" BIGINT,
    "file_type" TEXT,
    "storage_key" TEXT,
    "created_by" TEXT NOT NULL DEFAULT 'Usuário',
    "author_id" TEXT,
    "text_status" "text_status" NOT NULL DEFAULT 'pending',
    "text_error" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_pages" (
    "document_id" TEXT NOT NULL,
    "page" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_pages_pkey" PRIMARY KEY ("document_id","page")
);

-- CreateTable
CREATE TABLE "petitions" (
    "id" TEXT NOT NULL,
    "petition_type" "petition_type" NOT NULL,
    "title" TEXT NOT NULL,
    "petition_profile" "petition_profile" NOT NULL DEFAULT 'moderado',
    "status" "petition_status" NOT NULL DEFAULT 'initialized',
    "client_name" TEXT,
    "case_id" TEXT,
    "author" TEXT,
    "author_id" TEXT,
    "additional_context" TEXT,
    "content" TEXT,
    "mode" "petition_mode",
    "background" BOOLEAN NOT NULL DEFAULT false,
    "read_confidential" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "petitions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "petition_parties" (
    "id" TEXT NOT NULL,
    "petition_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "row_id" TEXT NOT NULL,
    "role" "party_role" NOT NULL,
    "party_type" "petition_party_type" NOT NULL,
    "client_name" TEXT,
    "custom_name" TEXT,
    "contact_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "petition_parties_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "petition_documents" (
    "petition_id" TEXT NOT NULL,
    "document_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "petition_documents_pkey" PRIMARY KEY ("petition_id","document_id")
);

-- CreateTable
CREATE TABLE "petition_attachments" (
    "id" TEXT NOT NULL,
    "petition_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_size" BIGINT NOT NULL,
    "file_type" TEXT,
    "storage_key" TEXT NOT NULL,
    "text_status" "text_status" NOT NULL DEFAULT 'pending',
    "text_error" TEXT,
    "text" TEXT,
    "author_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "petition_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "petition_versions" (
    "petition_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "author_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "petition_versions_pkey" PRIMARY KEY ("petition_id","number")
);

-- CreateTable
CREATE TABLE "agent_runs" (
    "id" TEXT NOT NULL,
    "petition_id" TEXT NOT NULL,
    "agent_id" "agent_id" NOT NULL,
    "position" INTEGER NOT NULL,
    "status" "agent_status" NOT NULL DEFAULT 'pending',
    "output" TEXT,
    "partial_output" TEXT,
    "error_message" TEXT,
    "error_code" TEXT,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "lease_owner" TEXT,
    "lease_expires_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "model" TEXT,
    "tokens_in" INTEGER,
    "tokens_out" INTEGER,
    "duration_ms" INTEGER,
    "prompt_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chunks" (
    "id" TEXT NOT NULL,
    "source_type" "source_type" NOT NULL,
    "source_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "client_id" TEXT,
    "case_id" TEXT,
    "confidential" BOOLEAN NOT NULL DEFAULT false,
    "author_id" TEXT,
    "page" INTEGER,
    "content" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "embedding" vector,
    "embedding_model" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chunks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" TEXT,
    "actor_name" TEXT,
    "action" TEXT NOT NULL,
    "entity_type" TEXT NOT NULL,
    "entity_id" TEXT,
    "case_id" TEXT,
    "before" JSONB,
    "after" JSONB,
    "request_id" TEXT,
    "address" TEXT,

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "response" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_user_role_is_active_idx" ON "users"("user_role", "is_active");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "sign_in_attempts_username_created_at_idx" ON "sign_in_attempts"("username", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_attempts_address_created_at_idx" ON "sign_in_attempts"("address", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_attempts_created_at_idx" ON "sign_in_attempts"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_user_id_key" ON "password_resets"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_token_hash_key" ON "password_resets"("token_hash");

-- CreateIndex
CREATE INDEX "password_resets_expires_at_idx" ON "password_resets"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "clients_email_key" ON "clients"("email");

-- CreateIndex
CREATE INDEX "clients_created_at_id_idx" ON "clients"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contacts_created_at_id_idx" ON "contacts"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contacts_cpf_cnpj_idx" ON "contacts"("cpf_cnpj");

-- CreateIndex
CREATE INDEX "contact_cases_case_id_idx" ON "contact_cases"("case_id");

-- CreateIndex
CREATE UNIQUE INDEX "cases_case_number_key" ON "cases"("case_number");

-- CreateIndex
CREATE INDEX "cases_created_at_id_idx" ON "cases"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "cases_client_id_created_at_id_idx" ON "cases"("client_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "cases_status_created_at_id_idx" ON "cases"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "cases_next_deadline_id_idx" ON "cases"("next_deadline", "id");

-- CreateIndex
CREATE INDEX "cases_assigned_lawyers_idx" ON "cases" USING GIN ("assigned_lawyers");

-- CreateIndex
CREATE INDEX "parties_case_id_position_id_idx" ON "parties"("case_id", "position", "id");

-- CreateIndex
CREATE INDEX "parties_cpf_cnpj_idx" ON "parties"("cpf_cnpj");

-- CreateIndex
CREATE UNIQUE INDEX "documents_storage_key_key" ON "documents"("storage_key");

-- CreateIndex
CREATE INDEX "documents_case_id_created_at_id_idx" ON "documents"("case_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "documents_text_status_idx" ON "documents"("text_status");

-- CreateIndex
CREATE INDEX "petitions_created_at_id_idx" ON "petitions"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "petitions_case_id_created_at_id_idx" ON "petitions"("case_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "petitions_status_created_at_id_idx" ON "petitions"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "petitions_author_id_idx" ON "petitions"("author_id");

-- CreateIndex
CREATE INDEX "petition_parties_petition_id_position_idx" ON "petition_parties"("petition_id", "position");

-- CreateIndex
CREATE INDEX "petition_parties_contact_id_idx" ON "petition_parties"("contact_id");

-- CreateIndex
CREATE INDEX "petition_documents_document_id_idx" ON "petition_documents"("document_id");

-- CreateIndex
CREATE UNIQUE INDEX "petition_attachments_storage_key_key" ON "petition_attachments"("storage_key");

-- CreateIndex
CREATE INDEX "petition_attachments_petition_id_position_idx" ON "petition_attachments"("petition_id", "position");

-- CreateIndex
CREATE INDEX "agent_runs_status_lease_expires_at_idx" ON "agent_runs"("status", "lease_expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "agent_runs_petition_id_agent_id_key" ON "agent_runs"("petition_id", "agent_id");

-- CreateIndex
CREATE UNIQUE INDEX "agent_runs_petition_id_position_key" ON "agent_runs"("petition_id", "position");

-- CreateIndex
CREATE INDEX "chunks_client_id_idx" ON "chunks"("client_id");

-- CreateIndex
CREATE INDEX "chunks_case_id_idx" ON "chunks"("case_id");

-- CreateIndex
CREATE INDEX "chunks_embedding_model_idx" ON "chunks"("embedding_model");

-- CreateIndex
CREATE UNIQUE INDEX "chunks_source_type_source_id_position_key" ON "chunks"("source_type", "source_id", "position");

-- CreateIndex
CREATE INDEX "audit_events_at_id_idx" ON "audit_events"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_entity_type_entity_id_at_idx" ON "audit_events"("entity_type", "entity_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_events_case_id_at_idx" ON "audit_events"("case_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_events_actor_id_at_idx" ON "audit_events"("actor_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_events_action_at_idx" ON "audit_events"("action", "at" DESC);

-- CreateIndex
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_cases" ADD CONSTRAINT "contact_cases_contact_id_fkey" FOREIGN KEY ("contact_id") REFERENCES "contacts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_cases" ADD CONSTRAINT "contact_cases_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parties" ADD CONSTRAINT "parties_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petitions" ADD CONSTRAINT "petitions_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petition_parties" ADD CONSTRAINT "petition_parties_petition_id_fkey" FOREIGN KEY ("petition_id") REFERENCES "petitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petition_parties" ADD CONSTRAINT "petition_parties_contact_id_fkey" FOREIGN KEY ("contact_id") REFERENCES "contacts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petition_documents" ADD CONSTRAINT "petition_documents_petition_id_fkey" FOREIGN KEY ("petition_id") REFERENCES "petitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petition_documents" ADD CONSTRAINT "petition_documents_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petition_attachments" ADD CONSTRAINT "petition_attachments_petition_id_fkey" FOREIGN KEY ("petition_id") REFERENCES "petitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petition_versions" ADD CONSTRAINT "petition_versions_petition_id_fkey" FOREIGN KEY ("petition_id") REFERENCES "petitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_runs" ADD CONSTRAINT "agent_runs_petition_id_fkey" FOREIGN KEY ("petition_id") REFERENCES "petitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Two users never differ by case alone.
CREATE UNIQUE INDEX users_username_folded ON users (lower(username));
CREATE UNIQUE INDEX users_email_folded ON users (lower(email));
CREATE INDEX users_full_name_folded ON users (fold(full_name));

-- Search: trigrams from three characters on, a prefix for shorter terms (and for sorting by name).
CREATE INDEX clients_name_search ON clients USING gin (fold(name) gin_trgm_ops);
CREATE INDEX clients_email_search ON clients USING gin (fold(email) gin_trgm_ops);
CREATE INDEX contacts_name_search ON contacts USING gin (fold(name) gin_trgm_ops);
CREATE INDEX contacts_email_search ON contacts USING gin (fold(email) gin_trgm_ops);
CREATE INDEX contacts_origin_search ON contacts USING gin (fold(origin) gin_trgm_ops);
CREATE INDEX cases_title_search ON cases USING gin (fold(title) gin_trgm_ops);
CREATE INDEX cases_client_name_search ON cases USING gin (fold(client_name) gin_trgm_ops);
CREATE INDEX cases_case_number_search ON cases USING gin (fold(case_number) gin_trgm_ops);
CREATE INDEX documents_title_search ON documents USING gin (fold(title) gin_trgm_ops);
CREATE INDEX documents_description_search ON documents USING gin (fold(description) gin_trgm_ops);
CREATE INDEX documents_file_name_search ON documents USING gin (fold(file_name) gin_trgm_ops);
CREATE INDEX petitions_title_search ON petitions USING gin (fold(title) gin_trgm_ops);
CREATE INDEX petitions_client_name_search ON petitions USING gin (fold(client_name) gin_trgm_ops);
CREATE INDEX parties_name_search ON parties USING gin (fold(name) gin_trgm_ops);
CREATE INDEX clients_name_prefix ON clients (fold(name) text_pattern_ops, id);
CREATE INDEX contacts_name_prefix ON contacts (fold(name) text_pattern_ops, id);
CREATE INDEX cases_title_prefix ON cases (fold(title) text_pattern_ops, id);
CREATE INDEX cases_client_name_prefix ON cases (fold(client_name) text_pattern_ops, id);
CREATE INDEX cases_case_number_prefix ON cases (fold(case_number) text_pattern_ops, id);
CREATE INDEX petitions_title_prefix ON petitions (fold(title) text_pattern_ops, id);
CREATE INDEX petitions_client_name_prefix ON petitions (fold(client_name) text_pattern_ops, id);
CREATE INDEX parties_name_prefix ON parties (fold(name) text_pattern_ops, id);
CREATE INDEX clients_phone_digits ON clients USING gin (digits(phone) gin_trgm_ops);
CREATE INDEX contacts_phone_digits ON contacts USING gin (digits(phone) gin_trgm_ops);
CREATE INDEX contacts_cpf_cnpj_digits ON contacts USING gin (digits(cpf_cnpj) gin_trgm_ops);
CREATE INDEX cases_case_number_digits ON cases USING gin (digits(case_number) gin_trgm_ops);
CREATE INDEX parties_cpf_cnpj_digits ON parties USING gin (digits(cpf_cnpj) gin_trgm_ops);
CREATE INDEX cases_open_deadlines ON cases (next_deadline, id) WHERE status IN ('active', 'on_hold');
CREATE INDEX petitions_background ON petitions (updated_at) WHERE background AND status = 'processing';
CREATE INDEX chunks_text ON chunks USING gin (to_tsvector('portuguese', fold(content)));

ALTER TABLE cases ADD CONSTRAINT cases_case_type_known CHECK (case_type IN ('Litígio Cível', 'Propriedade Intelectual', 'Inventário',
  'Direito Ambiental', 'Direito do Trabalho', 'Direito Criminal', 'Direito Familiar', 'Direito Empresarial', 'Direito Tributário',
  'Direito Imobiliário'));
ALTER TABLE cases ADD CONSTRAINT cases_claim_value_positive CHECK (claim_value >= 0);
ALTER TABLE documents ADD CONSTRAINT documents_file_size_positive CHECK (file_size >= 0);
ALTER TABLE petition_attachments ADD CONSTRAINT petition_attachments_file_size_positive CHECK (file_size >= 0);
ALTER TABLE contacts ADD CONSTRAINT contacts_custom_fields_map CHECK (jsonb_typeof(custom_fields) = 'object');
-- Nothing half-written counts as done, and whoever works on a step holds it until a known moment.
ALTER TABLE agent_runs ADD CONSTRAINT agent_runs_completed_has_output CHECK (status <> 'completed' OR coalesce(output, '') <> '');
ALTER TABLE agent_runs ADD CONSTRAINT agent_runs_running_has_lease
  CHECK (status <> 'in_progress' OR (lease_owner IS NOT NULL AND lease_expires_at IS NOT NULL));

-- What happened stays on record: audit events are added, never changed or removed.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'restrict_violation'; END $$;
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_events_never_emptied BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
