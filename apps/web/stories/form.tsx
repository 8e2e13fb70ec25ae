import { caseDetails } from '@lavra/contracts/fields'
import { useState } from 'react'
import { maskPhone } from '../src/core/format/masks'
import { Combobox } from '../src/ui/combobox/combobox'
import { Checkbox } from '../src/ui/form/checkbox'
import { ChipGroup } from '../src/ui/form/chip-group'
import { DateField } from '../src/ui/form/date-field'
import { Field } from '../src/ui/form/field'
import { Input } from '../src/ui/form/input'
import { MaskedInput } from '../src/ui/form/masked-input'
import { PasswordInput } from '../src/ui/form/password-input'
import { PhoneInput } from '../src/ui/form/phone-input'
import { RecordField } from '../src/ui/form/record-field'
import { Select } from '../src/ui/form/select'
import { Switch } from '../src/ui/form/switch'
import { Textarea } from '../src/ui/form/textarea'
import { Story } from './story'

const nothing = () => undefined
const cities = [
  { value: '1', label: 'Campinas', hint: 'São Paulo' },
  { value: '2', label: 'Olinda', hint: 'Pernambuco' },
]

/** Controls with a label: as they are, filled in, wrong, disabled. */
export function FormStories() {
  const [text, setText] = useState('')
  const [phone, setPhone] = useState('11987654321')
  const [day, setDay] = useState('2026-11-23')
  const [chip, setChip] = useState<'all' | 'open'>('all')
  const [on, setOn] = useState(true)
  const [city, setCity] = useState('')
  const [court, setCourt] = useState('')
  return (
    <>
      <Story name="Field">
        <Field label="Nome" hint="Como consta no documento" required>
          <Input value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label="E-mail" error="Informe um e-mail válido.">
          <Input defaultValue="ana@" />
        </Field>
        <Field label="Desativado">
          <Input disabled defaultValue="não muda" />
        </Field>
        <Field label="Senha">
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Field label="Descrição">
          <Textarea />
        </Field>
        <Field label="Situação">
          <Select options={{ open: 'Aberto', closed: 'Encerrado' }} placeholder="Escolha" />
        </Field>
        <Field label="Telefone">
          <PhoneInput value={phone} onText={setPhone} />
        </Field>
        <Field label="Outro telefone">
          <MaskedInput value={phone} mask={maskPhone} onText={setPhone} />
        </Field>
        <DateField label="Data" name="day" value={day} onText={setDay} />
        <RecordField field={caseDetails.court} name="court" value={court} onText={setCourt} />
      </Story>
      <Story name="Choice">
        <Checkbox defaultChecked>Marcado</Checkbox>
        <Checkbox>Desmarcado</Checkbox>
        <Switch checked={on} onChange={setOn}>
          Só com prazo
        </Switch>
        <ChipGroup
          label="Situação"
          options={[
            { value: 'all', label: 'Todos' },
            { value: 'open', label: 'Abertos' },
          ]}
          value={chip}
          onChange={setChip}
        />
        <Field label="Cidade">
          <Combobox
            value={city}
            onText={setCity}
            onPick={({ label }) => setCity(label)}
            options={cities}
            empty="Nenhuma cidade"
            onClear={() => setCity('')}
            clearLabel="Limpar cidade"
          />
        </Field>
        <Field label="Cidade, carregando">
          <Combobox value="" onText={nothing} onPick={nothing} options={[]} empty="Nenhuma" loading />
        </Field>
      </Story>
    </>
  )
}
