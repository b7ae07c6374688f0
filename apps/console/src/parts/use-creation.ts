import { createId } from '@placard/domain'
import { useRef } from 'react'

/** Makes things once: the same one sent again, after an answer that got lost say, has the key of its first try. */
export function useCreation<Input, Made>(make: (input: Input, idempotencyKey: string) => Promise<Made>) {
  const last = useRef({ text: '', key: '' })
  return async (input: Input): Promise<Made> => {
    const text = JSON.stringify(input)
    if (last.current.text !== text) last.current = { text, key: createId() }
    const made = await make(input, last.current.key)
    last.current = { text: '', key: '' }
    return made
  }
}
