import { describe, expect, it, vi } from 'vitest'
import { latestMigration } from '../../db/migrate.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('health', () => {
  it('answers that the server is alive without reading the database', async () => {
    const { status, body } = await server.current.anonymous('getHealth')
    expect([status, body]).toEqual([200, { status: 'ok', version: '0.0.0-test' }])
  })

  it('reports the database and its last migration', async () => {
    const { body } = await server.current.anonymous('getReadiness')
    const store = server.current.services.store.kind
    expect(body).toEqual({ status: 'ready', store, schemaVersion: latestMigration, isSample: true })
  })

  it('is not ready while the disk is full, and ready again soon after', async () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
    const write = vi.spyOn(server.current.services.store, 'write').mockRejectedValue(full)
    expect((await server.current.anonymous('getReadiness')).status).toBe(503)
    expect((await server.current.anonymous('getReadiness')).status).toBe(503)
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
    now.mockReturnValue(performance.now() + 4000)
    expect((await server.current.anonymous('getReadiness')).status).toBe(200)
    now.mockRestore()
  })

  it('is alive but not ready when the database is unavailable', async () => {
    await server.current.services.store.close()
    expect((await server.current.anonymous('getReadiness')).status).toBe(503)
    expect((await server.current.anonymous('getHealth')).status).toBe(200)
  })
})
