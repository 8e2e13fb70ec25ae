import { Sparkles } from 'lucide-react'
import { Badge } from '../../../../ui/badge'

/** Marks what came from the chosen case. */
export function AutoFilled() {
  return (
    <Badge tone="primary">
      <Sparkles aria-hidden /> Auto-preenchido
    </Badge>
  )
}
