import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@lavra/contracts/base/endpoint'
import { AppError, refuse } from '../errors'

const foreignSite = refuse(
  'foreign_site',
  'Este envio veio de outro site. Abra o Lavra e tente de novo.',
  403,
)
const wrongForm = new AppError(415, 'unsupported_media_type', 'Formato de conteúdo não aceito')
/** What browsers say of a request from our own pages, or one that no page made. */
const OURS = new Set<unknown>([undefined, 'same-origin', 'none'])

/**
 * Refuses what a page of another site has its visitor's browser send here. Tokens travel in no cookie, so
 * such a page can act as nobody;
 * but it could make calls that need no token, such as a registration, from within the office. Browsers ask us
 * before they send another site's JSON, and nothing allows it; a form they send unasked, so forms are read
 * only where the contract has one. `Sec-Fetch-Site`
 * covers that one, too (browsers send it over HTTPS and to this machine).
 */
export function refuseForeignSite(request: FastifyRequest, endpoint: Endpoint): void {
  if (endpoint.method !== 'GET' && !OURS.has(request.headers['sec-fetch-site'])) throw foreignSite
  if (endpoint.body && (endpoint.bodyType ?? 'json') === 'json' && isForm(request)) throw wrongForm
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type']?.trim() ?? '')
