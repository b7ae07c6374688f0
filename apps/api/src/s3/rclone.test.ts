import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_USERS } from '@placard/domain/demo'
import type { FileCredentials } from '@placard/domain/internal/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3App, startS3App } from '../testing/s3-app.js'
import { describeApi } from '../testing/test-app.js'
import { depth } from '../testing/test-depth.js'

const isInstalled = () => spawnSync('rclone', ['version']).status === 0

/** Returns whether rclone is there; as root on Debian, it is installed. */
function hasRclone(): boolean {
  if (!isInstalled() && process.getuid?.() === 0) spawnSync('apt-get', ['install', '-y', '-qq', 'rclone'])
  return isInstalled()
}

// An independent client, based on the SDK for Go.
describe.runIf(depth.isFull)('rclone', () => {
  describeApi('on the embedded S3 endpoint', (api) => {
    const folder = mkdtempSync(join(tmpdir(), 'placard-rclone-'))
    const large = randomBytes(12_000_000)
    let s3: S3App
    let given: FileCredentials

    beforeAll(async () => {
      s3 = await startS3App(api().context)
      given = await s3.credentialsOf(DEMO_USERS[0].email)
      mkdirSync(join(folder, 'Größe ✓'))
      writeFileSync(join(folder, 'large.bin'), large)
      writeFileSync(join(folder, 'Größe ✓', "it's (1) + 2.txt"), 'text')
      writeFileSync(join(folder, 'empty'), '')
    })
    afterAll(async () => {
      await s3.close()
      rmSync(folder, { recursive: true })
    })

    /** Runs a command while the server in this process goes on. */
    function rclone(...args: string[]): Promise<Buffer> {
      const environment = {
        // Without the variables of this machine, which may configure Amazon's SDK.
        PATH: process.env.PATH,
        HOME: folder,
        RCLONE_CONFIG: join(folder, 'none.conf'),
        RCLONE_CONFIG_P_TYPE: 's3',
        RCLONE_CONFIG_P_PROVIDER: 'Other',
        RCLONE_CONFIG_P_ACCESS_KEY_ID: given.accessKeyId,
        RCLONE_CONFIG_P_SECRET_ACCESS_KEY: given.secretAccessKey,
        RCLONE_CONFIG_P_SESSION_TOKEN: given.sessionToken,
        RCLONE_CONFIG_P_ENDPOINT: given.endpoint ?? '',
        RCLONE_CONFIG_P_REGION: given.region,
        RCLONE_CONFIG_P_UPLOAD_CUTOFF: '5M',
        RCLONE_CONFIG_P_CHUNK_SIZE: '5M',
        RCLONE_RETRIES: '1',
      }
      return new Promise((resolve, reject) => {
        const options = { env: environment, encoding: 'buffer', maxBuffer: 2 ** 26 } as const
        execFile('rclone', args, options, (cause, output, errors) =>
          cause ? reject(new Error(errors.toString(), { cause })) : resolve(output),
        )
      })
    }

    it('copies, lists, compares, moves, reads and deletes', { timeout: 300_000 }, async ({ skip }) => {
      if (!hasRclone()) skip('rclone is not installed, and this account cannot install it.')
      const there = `p:${given.bucket}/${given.prefix}`
      await rclone('copy', folder, `${there}all`)
      const listed = JSON.parse((await rclone('lsjson', '-R', '--files-only', `${there}all`)).toString())
      expect(listed.map(({ Path, Size }: { Path: string; Size: number }) => [Path, Size]).toSorted()).toEqual([
        ["Größe ✓/it's (1) + 2.txt", 4],
        ['empty', 0],
        ['large.bin', large.length],
      ])
      await rclone('check', '--download', folder, `${there}all`)
      await rclone('moveto', `${there}all/large.bin`, `${there}moved/large.bin`)
      const part = await rclone('cat', '--offset', '5242870', '--count', '20', `${there}moved/large.bin`)
      expect(part).toEqual(large.subarray(5_242_870, 5_242_890))
      await rclone('delete', `${there}all`)
      expect((await rclone('lsf', '-R', '--files-only', there)).toString()).toBe('moved/large.bin\n')
    })
  })
})
