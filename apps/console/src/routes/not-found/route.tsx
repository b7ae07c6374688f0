import { Button, EmptyState } from '@placard/ui'
import { Compass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { useUser } from '../../shell/session-store.js'

/** An address that leads nowhere. */
export default function NotFoundRoute() {
  const signedIn = useUser() !== undefined
  useCrumbs([{ label: 'Not found' }])
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <EmptyState
        className="min-h-96"
        titleAs="h1"
        icon={<Compass aria-hidden />}
        title="Page not found"
        description="There is nothing at this address. It may have been moved, or typed differently."
        action={
          <Button asChild>
            {signedIn ? (
              <Link to={paths.campaigns}>Go to campaigns</Link>
            ) : (
              <Link to={paths.signIn}>Go to sign in</Link>
            )}
          </Button>
        }
      />
    </>
  )
}
