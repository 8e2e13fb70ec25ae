import { useSearchParams } from 'react-router-dom'
import { withParam } from '../../../core/search-param'

export const caseTabs = [
  { value: 'overview', label: 'Visão Geral' },
  { value: 'documents', label: 'Documentos' },
  { value: 'notes', label: 'Anotações' },
  { value: 'timeline', label: 'Linha do Tempo' },
  { value: 'petitions', label: 'Petições' },
  { value: 'history', label: 'Histórico' },
] as const

export type CaseTab = (typeof caseTabs)[number]['value']

/**
 * The open tab, kept in the address (`?tab=`), so that a reload stays there. The note that a search led to is
 * forgotten with another tab.
 */
export function useCaseTab() {
  const [params, setParams] = useSearchParams()
  const tab = caseTabs.find(({ value }) => value === params.get('tab'))?.value ?? 'overview'
  const setTab = (next: CaseTab) =>
    setParams((now) => withParam(withParam(now, 'tab', next === 'overview' ? '' : next), 'note', ''), {
      replace: true,
    })
  return { tab, setTab }
}
