import { PendingLink } from '@placard/charts'
import { lazyPart, useLabels } from '@placard/ui'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { cancelLoading } from '../../data/api.js'
import { countView } from '../../data/reports/shared-link.js'
import { useNow } from '../../parts/use-now.js'
import { reportLabels } from '../../report/report-labels.js'
import { useSharedLink } from '../../report/use-shared-link.js'
import { ThemeControl } from '../../shell/appearance/theme-control.js'
import { useVisitLook } from '../../shell/appearance/use-visit-look.js'
import { OWN_LOOK } from '../../shell/appearance/visit-look.js'
import { SHARE_BRAND } from '../../shell/layouts/share-brand.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { OpenLink } from './open-link.js'

// Its form is as much code as the report's toolbar, and few links have a password.
const LinkPassword = lazyPart(() => import('./link-password.js'))

/** Read-only report behind a share token, for anybody with the link and its password. */
export default function ShareRoute() {
  const { shareToken = '', creativeID } = useParams()
  return <SharedLink key={shareToken} shareToken={shareToken} creativeID={creativeID} />
}

function SharedLink({ shareToken, creativeID }: { shareToken: string; creativeID: string | undefined }) {
  const labels = useLabels('reportScreen', reportLabels)
  const { info, dead, error, reload, unlock } = useSharedLink(shareToken)
  useVisitLook(info === undefined ? OWN_LOOK : info.state === 'locked' ? info : info.settings)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => (isSeen ? countView(shareToken) : undefined), [isSeen, shareToken])
  const now = useNow()
  const [wasLocked, setWasLocked] = useState(false)
  if (info?.state === 'open')
    return (
      <OpenLink
        // Another report begins anew, and shows nothing of the one before.
        key={JSON.stringify(info)}
        shareToken={shareToken}
        creativeID={creativeID}
        info={info}
        brand={SHARE_BRAND}
        takesFocus={wasLocked}
        onReload={reload}
        onShown={() => setSeen(true)}
      />
    )
  if (info?.state === 'locked')
    return (
      <>
        <PageTitle>{labels.sharedReport}</PageTitle>
        <LinkPassword
          brand={SHARE_BRAND}
          onSubmit={(password) => {
            setWasLocked(true)
            return unlock(password)
          }}
        />
      </>
    )
  return (
    <>
      <PageTitle>{dead ? labels.linkNotWorking : labels.sharedReport}</PageTitle>
      <PendingLink
        title={creativeID ? labels.creativeReport : labels.campaignReport}
        dead={dead}
        brand={SHARE_BRAND}
        error={error}
        onRetry={reload}
        onCancel={cancelLoading}
        actions={<ThemeControl />}
        now={now}
      />
    </>
  )
}
