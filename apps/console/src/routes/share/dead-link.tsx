import { EmptyState } from '@placard/ui'
import { Link2Off } from 'lucide-react'
import { PageTitle } from '../../shell/page-title.js'

/** What a revoked, expired or mangled share link opens: no wall, just what happened and what to do. */
export function DeadLink() {
  return (
    <>
      <PageTitle>Link not working</PageTitle>
      <EmptyState
        className="min-h-[60vh]"
        titleAs="h1"
        icon={<Link2Off aria-hidden />}
        title="This link does not work any more"
        description="It was revoked, or part of it got lost on the way. Ask whoever sent it to you for a new one."
      />
    </>
  )
}
