# Obra as one image: docker build -t obra . && docker run -p 3000:3000 -v obra-data:/data --read-only --tmpfs /tmp obra
FROM node:24-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY tools/package.json tools/
RUN npm ci --workspaces=false --no-audit --no-fund
COPY . .
RUN npm pack --pack-destination /tmp && mv /tmp/obra-*.tgz /tmp/obra.tgz

FROM node:24-slim
COPY --from=build /tmp/obra.tgz /tmp/obra.tgz
RUN npm install --global --ignore-scripts --no-audit --no-fund /tmp/obra.tgz \
  && npm cache clean --force \
  && rm -rf /tmp/obra.tgz \
  && install -d -o node -g node -m 0700 /data /copies
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OBRA_DATA_DIR=/data
USER node
WORKDIR /data
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["obra"]
CMD ["serve"]
