import type { LayoutOption } from '@placard/domain'
import { Disclosure } from '@placard/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { LayoutOptionField } from './layout-option-field.js'

export interface ButtonImagesProps {
  options: readonly LayoutOption[]
  path: (key: string) => string
  onCommit: () => void
}

/** Collapsed fields for images that replace the player's buttons. Expand automatically to show an error. */
export function ButtonImages({ options, path, onCommit }: ButtonImagesProps) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { submitCount, errors } = useFormState()
  const values = useWatch({ name: options.map(({ key }) => path(key)) })
  const chosen = values.filter((value) => value !== '').length
  const isWrong = options.some(({ key }) => get(errors, path(key)) !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit expands it again.
  useEffect(() => {
    if (isWrong) setOpen(true)
  }, [isWrong, submitCount])
  // A collapsed field cannot take focus, so it is expanded first.
  const focusLone = useEffectEvent(() => {
    if (isWrong && Object.keys(errors).length === 1)
      root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  useEffect(() => {
    if (open) focusLone()
  }, [open])
  return (
    <Disclosure
      ref={root}
      keepMounted
      title="Button images"
      hint={chosen === 0 ? 'the layout’s own' : `${chosen} of ${options.length} replaced`}
      open={open}
      onOpenChange={setOpen}
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 pt-2 @2xl:grid-cols-2">
        {options.map((option) => (
          <LayoutOptionField key={option.key} option={option} name={path(option.key)} onCommit={onCommit} />
        ))}
      </div>
    </Disclosure>
  )
}
