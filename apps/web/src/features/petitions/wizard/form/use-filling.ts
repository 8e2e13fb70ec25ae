import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readCaseFill, readClone, type KnownCase } from './case-fill'
import type { PartiesAction } from './parties-form'

const caseFailed = 'Não foi possível carregar o processo. Preencha as partes ou escolha o processo de novo.'
const cloneFailed =
  'Não foi possível carregar a petição a duplicar. Preencha as partes ou volte à lista e tente de novo.'

type Apply = (action: PartiesAction) => void

/** Reads what fills the form. Choosing or clearing something else meanwhile makes an answer stale. */
export function useFilling() {
  const client = useQueryClient()
  const [filling, setFilling] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const asked = useRef(0)

  async function fill(
    read: () => Promise<PartiesAction | null>,
    otherwise: string,
    apply: Apply,
  ): Promise<void> {
    const mine = ++asked.current
    setFailure(null)
    setFilling(true)
    const action = await read()
    if (mine !== asked.current) return
    setFilling(false)
    if (action) apply(action)
    else setFailure(otherwise)
  }

  async function chosen(id: string, known?: KnownCase): Promise<PartiesAction | null> {
    const found = await readCaseFill(client, id, known)
    return found && { do: 'choose-case', fill: found }
  }

  async function cloned(id: string): Promise<PartiesAction | null> {
    const found = await readClone(client, id)
    return found && { do: 'clone', ...found }
  }

  return {
    filling,
    failure,
    fromCase: (id: string, apply: Apply, known?: KnownCase) =>
      fill(() => chosen(id, known), caseFailed, apply),
    fromPetition: (id: string, apply: Apply) => fill(() => cloned(id), cloneFailed, apply),
    forget: () => {
      asked.current += 1
      setFilling(false)
      setFailure(null)
    },
  }
}
