import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts a disk of a few megabytes and returns its folder. */
export function mountDisk(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'placard-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch (cause) {
    rmSync(folder, { recursive: true })
    throw cause
  }
  return folder
}

/** Unmounts a disk of `mountDisk` and removes its folder. */
export function unmountDisk(folder: string): void {
  execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
}

/** Returns whether this account may mount a disk; otherwise, tests of full disks are skipped. */
export function canMountDisk(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    unmountDisk(mountDisk(1))
    return true
  } catch {
    return false
  }
}
