// Installs what the tests need and this machine lacks, unless PLACARD_INSTALL=0 forbids it.
import { spawnSync } from 'node:child_process'

const isAllowed = () => process.env.PLACARD_INSTALL !== '0'

/** Prints what is installed and why. Returns false, and prints what to install instead, if PLACARD_INSTALL=0. */
export function announceInstall({ what, why, instead }) {
  console.log(
    isAllowed()
      ? `\nInstalling ${what}, because ${why}. (PLACARD_INSTALL=0 prevents this.)`
      : `\n${why[0].toUpperCase()}${why.slice(1)}, and PLACARD_INSTALL=0 forbids to install it: ${instead}.`,
  )
  return isAllowed()
}

/** Installs packages of Debian as root; does nothing on other systems. `why` is a clause such as 'no browser was found'. */
export function installPackages(names, why) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const list = names.join(', ')
  if (!announceInstall({ what: `Debian's ${list}`, why, instead: `apt-get install ${names.join(' ')}` })) return
  // Offline, systemd starts none of their services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' }
  const options = { stdio: 'inherit', env }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', ...names], options)
}
