import { PageTitle } from '../../shell/page-title.js'

/** Answers that the console is there. */
export default function PingRoute() {
  return (
    <>
      <PageTitle>Ping</PageTitle>
      <h1 className="text-body text-ink">Pong</h1>
    </>
  )
}
