// Starts the servers of all workers at once, because Playwright would start them one after the other. Responds on its own
// port as soon as all of them do.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const servers = JSON.parse(process.env.PLACARD_E2E_SERVERS ?? '[]')

for (const env of servers) {
  // A new demo company for each run.
  rmSync(env.PLACARD_DATA_DIR, { recursive: true, force: true })
  spawn(process.execPath, ['apps/api/dist/server.js'], { env: { ...process.env, ...env }, stdio: 'inherit' }).on(
    'exit',
    (code) => process.exit(code ?? 1),
  )
}

const answers = async ({ PLACARD_PUBLIC_URL }) => {
  const isThere = () =>
    fetch(`${PLACARD_PUBLIC_URL}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isThere())) await wait(100)
}

await Promise.all(servers.map(answers))
createServer((_, response) => response.end()).listen(Number(process.env.PORT))
