// Checks by hand what a cluster of ClickHouse does with the layout of our tables: 2 shards with 2 replicas and ZooKeeper on
// 127.0.0.1, from Debian's packages (18.16, which lacks much that the product's statements need, so these are others):
// tables ON CLUSTER, all copies of a serving on one shard, copies through either replica counted once, and the death of
// a replica. apt-get install --no-install-recommends clickhouse-server zookeeper default-jre-headless
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../services/free-port.mjs'

const folder = mkdtempSync(join(tmpdir(), 'placard-cluster-'))
const children = []
const PATIENCE_MS = 120_000

async function until(what, check) {
  const end = Date.now() + PATIENCE_MS
  while (!(await check().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not in time: ${what}`)
    await sleep(300)
  }
}

function start(command, args) {
  const child = spawn(command, args, { stdio: 'ignore' })
  children.push(child)
  return child
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('srvr'))
    socket.once('data', (data) => resolve(String(data).includes('Mode')) || socket.destroy())
    socket.once('error', () => resolve(false))
  })

async function startZooKeeper() {
  const port = await freePort()
  const config = join(folder, 'zoo.cfg')
  writeFileSync(
    config,
    `tickTime=2000\ndataDir=${join(folder, 'zk')}\nclientPort=${port}\nclientPortAddress=127.0.0.1\nadmin.enableServer=false\n`,
  )
  const wanted = /^(zookeeper|slf4j-api|slf4j-nop|netty|snappy|metrics-core|commons-io)[^/]*\.jar$/
  const jars = readdirSync('/usr/share/java').filter((name) => wanted.test(name))
  const path = jars.map((name) => join('/usr/share/java', name)).join(':')
  start('java', ['-Xmx256m', '-cp', path, 'org.apache.zookeeper.server.quorum.QuorumPeerMain', config])
  // A server that starts before ZooKeeper answers may end.
  await until('ZooKeeper', () => answers(port))
  return port
}

const replica = ({ tcp }) => `<replica><host>127.0.0.1</host><port>${tcp}</port></replica>`

function startNode(node, nodes, zooKeeper) {
  const home = join(folder, `node${node.number}`)
  for (const name of ['data', 'tmp']) mkdirSync(join(home, name), { recursive: true })
  const shards = [1, 2].map(
    (shard) =>
      `<shard><internal_replication>true</internal_replication>${nodes
        .filter((each) => each.shard === shard)
        .map(replica)
        .join('')}</shard>`,
  )
  writeFileSync(
    join(home, 'users.xml'),
    `<yandex><profiles><default><max_memory_usage>1000000000</max_memory_usage></default></profiles>
    <users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
    <quotas><default></default></quotas></yandex>`,
  )
  writeFileSync(
    join(home, 'config.xml'),
    `<yandex><logger><level>warning</level><log>${home}/log</log><errorlog>${home}/errors</errorlog></logger>
    <listen_host>127.0.0.1</listen_host><http_port>${node.http}</http_port><tcp_port>${node.tcp}</tcp_port>
    <interserver_http_port>${node.replication}</interserver_http_port><interserver_http_host>127.0.0.1</interserver_http_host>
    <path>${home}/data/</path><tmp_path>${home}/tmp/</tmp_path><users_config>${home}/users.xml</users_config>
    <default_profile>default</default_profile><default_database>default</default_database><timezone>UTC</timezone>
    <mark_cache_size>67108864</mark_cache_size><max_concurrent_queries>50</max_concurrent_queries>
    <zookeeper><node><host>127.0.0.1</host><port>${zooKeeper}</port></node></zookeeper>
    <macros><shard>${node.shard}</shard><replica>r${node.number}</replica></macros>
    <distributed_ddl><path>/ddl</path></distributed_ddl><remote_servers><placard>${shards.join('')}</placard></remote_servers></yandex>`,
  )
  return start('clickhouse-server', [`--config-file=${join(home, 'config.xml')}`])
}

async function ask({ http }, query) {
  const response = await fetch(`http://127.0.0.1:${http}/?insert_distributed_sync=1`, { method: 'POST', body: query })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text.trim()
}

/** Arrivals of a serving: live ID, number, and ms until the first impression. */
const servings = Array.from({ length: 4000 }, (_, index) => [`live${index % 40}`, index, 100 + (index % 900)])
const insert = (node, rows, delay = 0) =>
  ask(
    node,
    `insert into serving select live_id, served, serving, minState(first) from (${rows
      .map(
        ([live, serving, first]) =>
          `select '${live}' as live_id, toDate('2026-10-20') as served, toUInt64(${serving}) as serving, toInt32(${first + delay}) as first`,
      )
      .join(' union all ')}) group by live_id, served, serving`,
  )
const SUMS = `select concat(toString(count()), ' ', toString(sum(first))) from (select minMerge(first) as first from serving group by live_id, served, serving)`

try {
  const zooKeeper = await startZooKeeper()
  const nodes = []
  for (const number of [1, 2, 3, 4])
    nodes.push({
      number,
      shard: Math.ceil(number / 2),
      http: await freePort(),
      tcp: await freePort(),
      replication: await freePort(),
    })
  const processes = nodes.map((node) => startNode(node, nodes, zooKeeper))
  for (const node of nodes) await until(`node ${node.number}`, async () => (await ask(node, 'select 1')) === '1')
  const [one, two, three, four] = nodes
  await ask(
    one,
    `create table serving_local on cluster placard (live_id String, served Date, serving UInt64, first AggregateFunction(min, Int32))
    engine = ReplicatedAggregatingMergeTree('/tables/{shard}/serving', '{replica}') partition by served order by (live_id, served, serving)`,
  )
  await ask(
    one,
    `create table serving on cluster placard as serving_local engine = Distributed(placard, default, serving_local, cityHash64(live_id))`,
  )
  const want = `${servings.length} ${servings.reduce((sum, [, , first]) => sum + first, 0)}`
  const chunks = Array.from({ length: 40 }, (_, index) => servings.slice(index * 100, index * 100 + 100))
  // Every serving is written by a different server each time; later copies change nothing.
  for (const [index, chunk] of chunks.entries()) {
    await insert(nodes[index % 4], chunk)
    await insert(nodes[(index + 1) % 4], chunk, 1 + (index % 7))
    await insert(nodes[(index + 2) % 4], chunk.toReversed())
  }
  for (const node of nodes) await until(`sums of node ${node.number}`, async () => (await ask(node, SUMS)) === want)
  const lives = async (node) => (await ask(node, 'select distinct live_id from serving_local')).split('\n')
  const [here, there] = [await lives(one), await lives(three)]
  assert.equal(here.filter((live) => there.includes(live)).length, 0)
  assert.equal(new Set([...here, ...there]).size, 40)
  console.log(
    `2 shards of ${here.length} and ${there.length} live IDs; ${servings.length} servings, each written three times, are counted once on every node.`,
  )
  processes[1].kill('SIGKILL')
  await sleep(500)
  const late = [
    ['live1', 900_001, 50],
    ['live2', 900_002, 50],
    ['live3', 900_003, 50],
    ['live4', 900_004, 50],
  ]
  await insert(three, late)
  await insert(one, late)
  const [count, sum] = want.split(' ').map(Number)
  for (const node of [one, three, four])
    await until(`sums of node ${node.number}`, async () => (await ask(node, SUMS)) === `${count + 4} ${sum + 200}`)
  console.log('With a replica dead, writes and reads go on, and copies still count once.')
  processes[1] = startNode(two, nodes, zooKeeper)
  await until('the replica returns', async () => (await ask(two, SUMS)) === `${count + 4} ${sum + 200}`)
  const local = 'select count() from (select live_id from serving_local group by live_id, served, serving)'
  await until('the replica catches up', async () => (await ask(two, local)) === (await ask(one, local)))
  console.log('The replica returned and has everything.')
} finally {
  for (const child of children) child.kill('SIGKILL')
  await sleep(500)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
