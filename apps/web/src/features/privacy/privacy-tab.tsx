import { DueCard } from './due-card'
import { SendingCard } from './sending-card'

/** What concerns personal data in the office as a whole; the settings put the periods above it. */
export function PrivacyTab() {
  return (
    <>
      <DueCard />
      <SendingCard />
    </>
  )
}
