import { createId } from '@placard/domain/internal/text'
import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Creation } from '../data/mutations.js'

/** Runs a creating mutation; the same input sent again after a failure keeps its key, so nothing is created twice. */
export function useCreation<Input, Created, Change>(
  options: MutationOptions<Created, Error, Creation<Input>, Change>,
): (input: Input) => Promise<Created> {
  const { mutateAsync } = useMutation(options)
  const last = useRef({ text: '', key: '' })
  return async (input) => {
    const text = JSON.stringify(input)
    if (last.current.text !== text) last.current = { text, key: createId() }
    const created = await mutateAsync({ input, idempotencyKey: last.current.key })
    last.current = { text: '', key: '' }
    return created
  }
}
