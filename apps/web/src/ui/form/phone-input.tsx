import type { ComponentProps } from 'react'
import { maskPhone } from '../../core/format/masks'
import { MaskedInput } from './masked-input'

/** A Brazilian phone, formatted while it is typed or pasted. */
export function PhoneInput(props: Omit<ComponentProps<typeof MaskedInput>, 'mask' | 'type' | 'inputMode'>) {
  return (
    <MaskedInput
      placeholder="(11) 91234-5678"
      {...props}
      name="phone"
      type="tel"
      inputMode="tel"
      mask={maskPhone}
    />
  )
}
