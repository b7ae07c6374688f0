// Starts a temporary OpenStack Swift for the tests: an independent S3 that verifies signatures. It is removed after them.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { installPackages } from './install-packages.mjs'
import { startBucketProxy } from './swift-proxy.mjs'

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']
const BINARIES = '/usr/bin'
const KINDS = ['account', 'container', 'object']
const KEYS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }
const REGION = 'us-east-1'
const BUCKET = 'placard-tests'
/** Time in ms until all servers respond. */
const START_MS = 60_000

const isInstalled = () =>
  ['ring-builder', 'proxy-server', 'account-server', 'container-server', 'object-server'].every((name) =>
    existsSync(join(BINARIES, `swift-${name}`)),
  )

const serverSection = (folder, port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
workers = 0
`

const storageConfig = (kind, folder, port) => `${serverSection(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

/** Middleware of the proxy server with its options. */
const FILTERS = {
  catch_errors: '',
  // tempauth fails without a cache, but only tokens of Swift's own protocol are stored there: no server is needed.
  cache: 'use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1',
  listing_formats: '',
  bulk: '',
  s3api: `use = egg:swift#s3api\nlocation = ${REGION}`,
  tempauth: `use = egg:swift#tempauth\nuser_${KEYS.accessKeyId.replace(':', '_')} = ${KEYS.secretAccessKey} .admin`,
  copy: '',
  slo: '',
  dlo: '',
}

const proxyConfig = (folder, port) => `${serverSection(folder, port)}
[pipeline:main]
pipeline = ${Object.keys(FILTERS).join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${Object.entries(FILTERS)
  .map(([name, options]) => `[filter:${name}]\n${options || `use = egg:swift#${name}`}`)
  .join('\n')}
`

/** Creates a ring with one device. */
function createRing(folder, kind, port) {
  const builder = join(folder, `${kind}.builder`)
  for (const args of [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']])
    execFileSync(join(BINARIES, 'swift-ring-builder'), [builder, ...args], { stdio: 'ignore' })
}

/** Creates the bucket, and an object that shows that all servers work. Returns the error of the last attempt, if any. */
async function prepareBucket(endpoint, isRunning) {
  // The SDK is a dependency of the API.
  const { CreateBucketCommand, DeleteObjectCommand, PutObjectCommand, S3Client } = createRequire(
    new URL('../../apps/api/package.json', import.meta.url),
  )('@aws-sdk/client-s3')
  const client = new S3Client({
    ...{ endpoint, region: REGION, forcePathStyle: true, credentials: KEYS, maxAttempts: 1 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const probe = { Bucket: BUCKET, Key: 'probe' }
  const end = Date.now() + START_MS
  for (;;) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET })).catch((error) => {
        if (error.name !== 'BucketAlreadyOwnedByYou') throw error
      })
      await client.send(new PutObjectCommand({ ...probe, Body: 'probe' }))
      await client.send(new DeleteObjectCommand(probe))
      return undefined
    } catch (error) {
      if (Date.now() > end || !isRunning()) return error
      await sleep(300)
    }
  }
}

/**
 * Starts Swift. Returns the environment with which Placard's servers use its bucket and a function that stops it, or
 * the reason why there is none.
 */
export async function startSwift() {
  if (!isInstalled()) installPackages(PACKAGES, 'the file manager is also tested on OpenStack Swift')
  if (!isInstalled()) return { reason: 'no OpenStack Swift was found or could be installed' }
  const folder = mkdtempSync(join(tmpdir(), 'placard-swift-'))
  const servers = []
  let proxy
  const stop = async () => {
    await proxy?.close()
    await Promise.all(
      servers.map(async (server) => {
        const ended = new Promise((resolve) => server.once('exit', resolve))
        if (server.exitCode === null && server.signalCode === null && server.kill('SIGKILL')) await ended
      }),
    )
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const start = (kind, config) => {
    const path = join(folder, `${kind}-server.conf`)
    writeFileSync(path, config)
    const server = spawn(join(BINARIES, `swift-${kind}-server`), [path], { cwd: folder, stdio: 'ignore' })
    // A run that is interrupted does not get to `stop`.
    process.once('exit', () => server.kill('SIGKILL'))
    servers.push(server)
  }
  try {
    mkdirSync(join(folder, 'devices', 'd1'), { recursive: true })
    for (const kind of KINDS) {
      const port = await freePort()
      createRing(folder, kind, port)
      start(kind, storageConfig(kind, folder, port))
    }
    const port = await freePort()
    start('proxy', proxyConfig(folder, port))
    proxy = await startBucketProxy(port, KEYS)
    const problem = await prepareBucket(proxy.origin, () => servers.every(({ exitCode }) => exitCode === null))
    if (problem) throw problem
  } catch (error) {
    await stop()
    return { reason: `OpenStack Swift did not start: ${error.message}` }
  }
  const env = {
    PLACARD_S3_BUCKET: BUCKET,
    PLACARD_S3_ENDPOINT: proxy.origin,
    PLACARD_S3_REGION: REGION,
    PLACARD_S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    PLACARD_S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    PLACARD_S3_ROLE_ARN: 'arn:aws:iam::000000000000:role/placard-files',
    PLACARD_STS_ENDPOINT: proxy.origin,
  }
  return { env, stop }
}
