import type { Client } from '@lavra/contracts/clients'
import { clientStatus } from '@lavra/contracts/labels'
import { Badge } from '../../../ui/badge'

export function ClientStatusBadge({ status }: { status: Client['status'] }) {
  return <Badge tone={status === 'active' ? 'ok' : 'neutral'}>{clientStatus[status]}</Badge>
}
