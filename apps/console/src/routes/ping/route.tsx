import { PageTitle } from '../../shell/page-title.js'

/** Answers that the console is there. */
export default function PingRoute() {
  return (
    <main className="p-6">
      <PageTitle>Ping</PageTitle>
      <h1 className="text-body text-ink">Pong</h1>
    </main>
  )
}
