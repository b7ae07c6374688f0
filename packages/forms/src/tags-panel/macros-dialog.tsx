import {
  enteredMacros,
  MACRO_SLOT_TEXTS,
  type MacroSlot,
  openMacroSlots,
  PLATFORMS,
  type PlatformMacros,
  type PlatformName,
  platformMacrosSchema,
  unconfirmedDefaults,
} from '@placard/domain'
import { Button, Dialog, DialogClose, DialogContent, DialogTrigger } from '@placard/ui'
import { type SyntheticEvent, useState } from 'react'
import { Form } from '../form/form.js'
import { TextField } from '../text-field/text-field.js'

export interface MacrosDialogProps {
  /** Platform whose macros are edited. */
  platform: PlatformName
  /** Stored macros. */
  macros: PlatformMacros | undefined
  /** Saves them; errors thrown are shown. */
  onSave: (macros: PlatformMacros) => Promise<void> | void
}

/** Button and dialog to enter missing or unconfirmed macros of a platform. */
export function MacrosDialog({ platform, macros, onSave }: MacrosDialogProps) {
  const [open, setOpen] = useState(false)
  const slots = openMacroSlots(PLATFORMS[platform])
  const entered = enteredMacros(platform, macros)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm">{Object.keys(entered).length > 0 ? 'Edit macros' : 'Enter macros'}</Button>
      </DialogTrigger>
      <DialogContent
        title={`Macros for ${platform}`}
        description={`No public source has or confirms these. Get them from ${platform}. They are saved for all your ${platform} tags and marked as unconfirmed.`}
        // Submit events bubble through portals; do not submit a form around the panel.
        onSubmit={(event: SyntheticEvent) => event.stopPropagation()}
      >
        <Form
          aria-label={`Macros for ${platform}`}
          schema={platformMacrosSchema}
          defaultValues={Object.fromEntries(slots.map((slot) => [slot, entered[slot] ?? '']))}
          fallback="The macros couldn't be saved. Try again."
          failureTitle="Not saved"
          submitLabel="Save macros"
          secondary={
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
          }
          onSubmit={async (values) => {
            await onSave(enteredMacros(platform, values))
            setOpen(false)
          }}
        >
          {slots.map((slot) => (
            <TextField
              key={slot}
              name={slot}
              label={MACRO_SLOT_TEXTS[slot].label}
              hint={hintOf(platform, slot)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              dir="ltr"
              className="font-mono"
            />
          ))}
        </Form>
      </DialogContent>
    </Dialog>
  )
}

function hintOf(platform: PlatformName, slot: MacroSlot) {
  const { hint } = MACRO_SLOT_TEXTS[slot]
  const defaults = unconfirmedDefaults(PLATFORMS[platform], slot)
  if (defaults.length === 0) return hint
  return (
    <>
      {hint} Replaces the unconfirmed <code className="wrap-anywhere font-mono">{defaults.join(', ')}</code>.
    </>
  )
}
