import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, X } from 'lucide-react'
import { useState } from 'react'
import { useDebounced } from '../../../../core/debounce'
import { useLoggedFailure } from '../../../../core/use-logged-failure'
import { Combobox } from '../../../../ui/combobox/combobox'
import { Field } from '../../../../ui/form/field'
import { IconButton } from '../../../../ui/icon-button'
import { Input } from '../../../../ui/form/input'
import { caseLabel, casesToChoose, type KnownCase } from '../form/case-fill'
import type { PartiesForm } from '../form/parties-form'

interface CasePickerProps {
  form: PartiesForm
  /** The chosen case is being read. */
  filling: boolean
  onText: (text: string) => void
  onChoose: (id: string, known?: KnownCase) => Promise<void>
  onClear: () => void
}

/** The optional case of a petition; choosing one fills parties and context. */
export function CasePicker({ form, filling, onText, onChoose, onClear }: CasePickerProps) {
  // Choosing and clearing replace the box; who did either stays in it.
  const [touched, setTouched] = useState(false)
  const typed = form.caseId ? '' : form.caseText.trim()
  const search = useDebounced(typed)
  const { data: cases = [], error, isFetching, refetch } = useQuery(casesToChoose(search))
  useLoggedFailure('cases', error)
  const options = cases.map((item) => ({
    value: item.id,
    label: caseLabel(item),
    hint: `${item.client_name} · ${item.case_type}`,
  }))
  return (
    <Field
      label="Processo relacionado (opcional)"
      hint="Preenche autores, réus e contexto com o que está no processo."
    >
      {form.caseId ? (
        <ChosenCase
          text={form.caseText}
          autoFocus={touched}
          onClear={() => {
            setTouched(true)
            onClear()
          }}
        />
      ) : (
        <Combobox
          picksOnly
          value={form.caseText}
          onText={onText}
          autoFocus={touched}
          onPick={({ value }) => {
            setTouched(true)
            void onChoose(
              value,
              cases.find(({ id }) => id === value),
            )
          }}
          options={options}
          loading={filling || (isFetching && typed !== search)}
          retry={error ? () => void refetch() : undefined}
          empty="Nenhum processo ativo encontrado"
          placeholder="Busque por título, cliente ou número"
          icon={<BriefcaseBusiness aria-hidden />}
          maxLength={200}
        />
      )}
    </Field>
  )
}

/** The chosen case can only be cleared: that empties the whole form, so no stray key does it. */
function ChosenCase({ text, autoFocus, onClear }: { text: string; autoFocus: boolean; onClear: () => void }) {
  return (
    <Input
      readOnly
      autoFocus={autoFocus}
      value={text}
      icon={<BriefcaseBusiness aria-hidden />}
      trailing={
        <IconButton label="Limpar processo" className="size-8 pointer-coarse:size-11" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      }
    />
  )
}
