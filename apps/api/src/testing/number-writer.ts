import { openEmbedded } from '../store/embedded/embedded.js'

// Writes numbers into the embedded database of a folder forever, and prints each one when it is acknowledged.
const [, , folder = ''] = process.argv
const { pool } = await openEmbedded(folder)
await pool.query('create table if not exists written (number int primary key)')
const { rows } = await pool.query<{ next: number }>('select coalesce(max(number), 0) + 1 as next from written')
for (let number = rows[0]?.next ?? 1; ; number++) {
  await pool.query('insert into written values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
