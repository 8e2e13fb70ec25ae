import { clientStatus, clientType } from '../labels'
import type { Fields } from './field'
import { matter, nameOf, kindOf, contact } from './personal-data'

export const clientFields = {
  name: { label: 'Nome', kind: 'line', max: 200, ...nameOf },
  email: { label: 'E-mail', kind: 'email', max: 254, example: 'nome@exemplo.com', ...contact },
  phone: { label: 'Telefone', kind: 'phone', max: 20, ...contact },
  client_type: { label: 'Tipo', kind: 'choice', choices: clientType, ...kindOf },
  status: { label: 'Status', kind: 'choice', choices: clientStatus, ...matter },
} as const satisfies Fields
