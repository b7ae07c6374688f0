import { Button, type ButtonProps } from '@placard/ui'
import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { loadChunk } from '../shell/lazy-screen.js'
import { useLazyDialog } from './use-lazy-dialog.js'

const load = () => import('./new-campaign-dialog.js')
const NewCampaignDialog = lazy(() => loadChunk(load))
const preload = () => void load().catch(() => undefined)

export interface NewCampaignProps extends Pick<ButtonProps, 'variant' | 'className'> {}

/** The button that makes a campaign: it opens a dialog and leads to the new campaign. */
export function NewCampaign({ variant = 'primary', className }: NewCampaignProps) {
  const { isComing, show, dialog } = useLazyDialog()
  return (
    <>
      <Button
        variant={variant}
        className={className}
        aria-haspopup="dialog"
        loading={isComing}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <Plus aria-hidden /> New campaign
      </Button>
      {dialog && <NewCampaignDialog {...dialog} key={dialog.key} />}
    </>
  )
}
