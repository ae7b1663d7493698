# The product as one image. It needs nothing but a folder for its data (/data): without DATABASE_URL
# it starts its own Postgres there. See docker-compose.yml for one with a Postgres beside it.

FROM node:24-bookworm-slim AS base
ENV CI=true TURBO_TELEMETRY_DISABLED=1
RUN npm install --global pnpm@12
WORKDIR /app
# Manifests alone, so that a change of code does not install again.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY apps/browser-tests/package.json apps/browser-tests/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/domain/package.json packages/domain/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/quiz-questions/package.json packages/quiz-questions/
COPY packages/progress-sync/package.json packages/progress-sync/
COPY packages/quiz-scoring/package.json packages/quiz-scoring/
COPY packages/quran-text/package.json packages/quran-text/
COPY packages/reading-schedule/package.json packages/reading-schedule/

FROM base AS build
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm run build

# Our own packages and the web app are bundled; only what the server takes from npm is left to install.
FROM base AS production
RUN pnpm install --frozen-lockfile --prod --filter @daily-quran/server

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=production /app ./
COPY --from=build /app/packages/quran-text/dist packages/quran-text/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/server/dist apps/server/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
