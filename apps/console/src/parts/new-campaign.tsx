import { Button, type ButtonProps } from '@placard/ui'
import { Plus } from 'lucide-react'
import { LazyScreen, lazyScreen } from '../shell/lazy-screen.js'
import { useLazyDialog } from './use-lazy-dialog.js'

const newCampaign = lazyScreen(() => import('./new-campaign-dialog.js'))

export interface NewCampaignProps extends Pick<ButtonProps, 'variant' | 'className'> {}

/** Button that opens the dialog for a new campaign. */
export function NewCampaign({ variant = 'primary', className }: NewCampaignProps) {
  const { isComing, show, dialog } = useLazyDialog(newCampaign)
  return (
    <>
      <Button
        variant={variant}
        className={className}
        aria-haspopup="dialog"
        loading={isComing}
        onPointerEnter={newCampaign.preload}
        onFocus={newCampaign.preload}
        onClick={show}
      >
        <Plus aria-hidden /> New campaign
      </Button>
      {dialog && <LazyScreen chunk={newCampaign} {...dialog} key={dialog.key} />}
    </>
  )
}
