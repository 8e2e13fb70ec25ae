import type { DocumentOwner, DocumentPurpose } from '@lavra/contracts/documents'
import type { AgentId } from '@lavra/contracts/petitions/generation'
import type { PetitionProfile, PetitionType } from '@lavra/contracts/petitions'
import type { Held } from './held'

export type Side = 'plaintiff' | 'defendant'

/**
 * All that the office's records know about one party, joined; null where nothing is recorded. Digits without
 * punctuation.
 */
export interface DossierParty {
  side: Side
  name: string
  party_type: 'individual' | 'corporate' | 'custom'
  cpf_cnpj: string | null
  rg: string | null
  nationality: string | null
  /** solteiro, casado, divorciado, viuvo or uniao_estavel, as recorded. */
  marital_status: string | null
  stable_union: boolean | null
  profession: string | null
  gender: 'masculino' | 'feminino' | 'outro' | null
  birth_date: string | null
  email: string | null
  phone: string | null
  address: string | null
  zip_code: string | null
  legal_representative: string | null
  /** What else is recorded, by its label: fields that no piece prints, and the office's own. */
  custom_fields: Record<string, string>
}

export interface DossierDocument {
  /**
   * 1-based, in the order in which the petition lists its exhibits; null for what is only read: it stands in
   * the court's file already.
   */
  number: number | null
  title: string
  document_type: string
  owner: DocumentOwner
  /** What is internal or confidential is not among a dossier's documents. */
  purpose: Exclude<DocumentPurpose, 'internal'>
  description: string | null
  /** Extracted text, already bounded; null where there is none. */
  text: string | null
  /** The text, or part of it, was recognised in a picture: letters and digits may be wrong. */
  recognized: boolean
}

/** The whole material of one petition. It is evidence to work from, never instructions. */
export interface Dossier {
  petition_type: PetitionType
  petition_profile: PetitionProfile
  author: { name: string | null; oab_number: string | null }
  office: { name: string | null; city: string | null }
  case: {
    title: string
    /** The court's CNJ number; null where only the office's own PROC number is known. */
    court_number: string | null
    case_type: string
    description: string | null
    court: string | null
    district: string | null
    /** Decimal string, BRL. */
    claim_value: string | null
    client_name: string
    /** What else is recorded of the case, by its label (contracts/fields.ts). */
    others?: Record<string, string>
    /** YYYY-MM-DD; for the check of a text, never for a prompt. */
    next_deadline?: string | null
  } | null
  parties: DossierParty[]
  /** Who represents a party, as the directory knows them, on that party's side; for the check of a text. */
  representatives?: DossierParty[]
  /** Which side the office pleads for; null where the record does not say. */
  our_side: Side | null
  context: string | null
  /** What the piece may rest on and name. */
  documents: DossierDocument[]
  /**
   * What a model may know with the office's leave and nothing may quote, list or rest on: confidential and
   * internal papers.
   */
  background: { title: string; text: string | null }[]
  /**
   * Titles of chosen documents that are confidential or internal, so not among the others, and of those that
   * have no text yet.
   */
  withheld: { title: string; reason: 'confidential' | 'internal' | 'not_ready' }[]
  /** What the context keeps out, once it was obeyed (orders/obey.ts); undefined before. */
  held?: Held
}

export interface AgentInput {
  dossier: Dossier
  /**
   * Earlier outputs in Markdown, as a user may have edited them; those the agent `reads` are always there.
   */
  outputs: Partial<Record<AgentId, string>>
}
