import { onDemand } from '../../ui/on-demand'

/** What is held of one person: exported, looked at, anonymised. */
export const PersonalDataDialog = onDemand(() =>
  import('./personal-data-window').then((part) => part.PersonalDataWindow),
)
