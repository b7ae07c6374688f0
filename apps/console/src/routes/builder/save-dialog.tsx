import type { AdDesign } from '@placard/domain/ad-builder'
import type { Creative, CreativeInput } from '@placard/domain/creative'
import { createId } from '@placard/domain/internal/text'
import { ConflictActions, type SaveAdChoices, SaveAdForm } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { campaignsQuery } from '../../data/campaigns/campaigns.js'
import { creativesQuery } from '../../data/campaigns/creatives.js'
import { updateDesignMutation } from '../../data/campaigns/designs.js'
import { type DialogFormProps, FormDialog, type FormDialogProps } from '../../parts/form-dialog.js'
import { builderLabels } from './builder-labels.js'
import { baseName, designTargets } from './design-targets.js'
import type { BuilderSession } from './use-builder-session.js'

/** Value of the design's own size in the form. */
const OWN = 'own'

export interface SaveDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Campaign to save to; empty to choose one. */
  campaignID: string
  /** Open ad, with the creative that it was opened from or saved to. */
  session: BuilderSession | undefined
  /** Opens the version of somebody else instead of the unsaved one. */
  onTakeCurrent: (current: Creative) => void
  design: AdDesign
  /** Duration of the ad in seconds; 0 for no limit. */
  adSeconds: number
  /** Called with the saved creatives, in the order of the sizes. */
  onSaved: (creatives: Creative[]) => void
}

/** Saves the sizes of a design as creatives of a campaign, in one step. */
export default function SaveDialog({ open, onOpenChange, onSaved, ...props }: SaveDialogProps) {
  const labels = useLabels('builder', builderLabels)
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} size="md" title={labels.saveAd}>
      {(form) => (
        <SaveForm
          {...props}
          form={form}
          onClose={() => onOpenChange(false)}
          onSaved={(creatives) => {
            onSaved(creatives)
            onOpenChange(false)
          }}
        />
      )}
    </FormDialog>
  )
}

interface SaveFormProps extends Omit<SaveDialogProps, 'open' | 'onOpenChange'> {
  form: DialogFormProps
  onClose: () => void
}

function SaveForm({ campaignID, session, design, adSeconds, onSaved, onTakeCurrent, onClose, form }: SaveFormProps) {
  const labels = useLabels('builder', builderLabels)
  const { mutateAsync } = useMutation(updateDesignMutation)
  const keys = useRef(new Map<string, string>())
  /** Version of somebody else that the next attempt replaces. */
  const overwritten = useRef<Creative>(undefined)
  const opened = session?.creative
  const list = useQuery({ ...campaignsQuery('mine'), enabled: campaignID === '' })
  const { data } = useQuery({ ...creativesQuery(campaignID), enabled: campaignID !== '' })
  const creatives = data?.creatives ?? []
  const targetsFor = (name: string) =>
    designTargets({ design, name, creatives, opened, openedSizeID: opened && session?.sizeID })
  const createKey = (target: string) => {
    const key = keys.current.get(target) ?? createId()
    keys.current.set(target, key)
    return key
  }
  const save = async (choices: SaveAdChoices) => {
    const targets = targetsFor(choices.name).filter(({ sizeID }) => choices.sizes.includes(sizeID ?? OWN))
    const saved = await mutateAsync({
      campaignID: choices.campaignID,
      design,
      adSeconds,
      defaults: newValues(opened, choices.landing),
      targets: targets.map(({ sizeID, name, creative }) => ({
        sizeID,
        name,
        creativeID: creative?.id,
        knownHtml: creative?.id === opened?.id ? (overwritten.current?.html ?? session?.knownHtml) : undefined,
        idempotencyKey: createKey(`${choices.campaignID} ${name} ${sizeID}`),
      })),
    })
    onSaved(saved)
  }
  return (
    <SaveAdForm
      {...form}
      defaultValues={{ name: opened ? baseName(opened.name) : '', campaignID, landing: '' }}
      sizesFor={(name) =>
        targetsFor(name).map(({ sizeID, size, creative }) => ({
          value: sizeID ?? OWN,
          label: size,
          description: creative ? labels.updates(creative.name) : labels.newCreative,
        }))
      }
      campaigns={
        campaignID === '' ? (list.data?.campaigns.map(({ id, name }) => ({ value: id, label: name })) ?? []) : undefined
      }
      isLoadingCampaigns={campaignID === '' && list.isPending}
      hasLanding={!opened}
      failureAction={(failure) => (
        <ConflictActions<Creative>
          failure={failure}
          onTakeCurrent={(current) => {
            onTakeCurrent(current)
            onClose()
          }}
          onKeepMine={(current) => {
            overwritten.current = current
          }}
        />
      )}
      onSubmit={save}
    />
  )
}

/** Values of new creatives: those of the opened one, or the landing page. */
function newValues(
  opened: Creative | undefined,
  landing: string,
): Partial<Pick<CreativeInput, 'platform' | 'trackers' | 'settings'>> {
  if (opened) return { platform: opened.platform, trackers: opened.trackers, settings: opened.settings }
  return landing === '' ? {} : { trackers: { click: [{ type: 'redirect', url: landing }] } }
}
