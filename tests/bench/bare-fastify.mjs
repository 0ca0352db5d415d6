// A Fastify of the same version with one route and nothing else: what the figures of requests.mjs are set against.
import fastify from 'fastify';
import process from 'node:process';

const app = fastify();
app.get('/', async () => ({ live: true }));
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }));
