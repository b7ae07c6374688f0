import {
  enteredMacros,
  MACRO_SLOT_TEXTS,
  type MacroSlot,
  openMacroSlots,
  platformMacrosSchema,
  unconfirmedDefaults,
} from '@placard/domain/internal/tags'
import { PLATFORMS, type PlatformMacros, type PlatformName } from '@placard/domain/tags'
import { Button, Dialog, DialogClose, DialogContent, DialogTrigger, useLabels } from '@placard/ui'
import { type SyntheticEvent, useState } from 'react'
import { Form } from '../../engine/form/form.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { useTranslate } from '../../use-translate.js'
import { tagsPanelLabels } from '../tags-panel-labels.js'

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
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const slots = openMacroSlots(PLATFORMS[platform])
  const entered = enteredMacros(platform, macros)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm">{Object.keys(entered).length > 0 ? labels.editMacros : labels.enterMacros}</Button>
      </DialogTrigger>
      <DialogContent
        title={labels.macrosFor(platform)}
        description={labels.macrosHint(platform)}
        // Submit events bubble through portals; do not submit a form around the panel.
        onSubmit={(event: SyntheticEvent) => event.stopPropagation()}
      >
        <Form
          aria-label={labels.macrosFor(platform)}
          schema={platformMacrosSchema}
          defaultValues={Object.fromEntries(slots.map((slot) => [slot, entered[slot] ?? '']))}
          fallback={labels.macrosFailed}
          failureTitle={labels.notSaved}
          submitLabel={labels.saveMacros}
          secondary={
            <DialogClose asChild>
              <Button>{labels.cancel}</Button>
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
              label={translate(MACRO_SLOT_TEXTS[slot].label)}
              hint={<MacroHint platform={platform} slot={slot} />}
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

/** Hint of a macro, with the unconfirmed macros that it replaces. */
function MacroHint({ platform, slot }: { platform: PlatformName; slot: MacroSlot }) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const translate = useTranslate()
  const defaults = unconfirmedDefaults(PLATFORMS[platform], slot)
  return (
    <>
      {translate(MACRO_SLOT_TEXTS[slot].hint)}
      {defaults.length > 0 && (
        <>
          {labels.replaces}
          <code dir="ltr" className="wrap-anywhere font-mono">
            {defaults.join(', ')}
          </code>
          {labels.replacesEnd}
        </>
      )}
    </>
  )
}
