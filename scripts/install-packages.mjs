import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

/** Script that Debian asks before an installed service is started; exit status 101 forbids it. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/** Installs packages of the system if that is possible: on Debian, as root. Their services are not started. */
export function installPackages(names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const hadPolicy = existsSync(SERVICE_POLICY)
  if (!hadPolicy) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', ...names], options)
  } finally {
    if (!hadPolicy) rmSync(SERVICE_POLICY, { force: true })
  }
}
