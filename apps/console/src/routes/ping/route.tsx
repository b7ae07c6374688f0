import { PageTitle } from '../../shell/page-title.js'

/** Health check of the console. */
export default function PingRoute() {
  return (
    <>
      <PageTitle>Ping</PageTitle>
      <h1 className="text-body text-ink">Pong</h1>
    </>
  )
}
