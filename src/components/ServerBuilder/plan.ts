import type {Choice} from './choice';

/** A file or a block of commands, with explanations of its lines. */
export interface Step {
  title: string;
  /** Path of the file. Undefined for a block of commands. */
  file?: string;
  language: 'bash' | 'powershell' | 'ini' | 'yaml' | 'text';
  text: string;
  /** Explanations of the flags or lines, one line each. */
  reasons: string[];
}

const installer = 'https://github.com/FTBTeam/FTB-Server-Installer/releases/latest/download/ftb-server';

/** Returns explanations of the installer's flags. */
const installReasons = ({title}: Choice) => [
  `-pack and -version: ${title} in exactly this version. Players need the same one.`,
  '-auto: the installer asks no questions. It stops if another pack or files of something else are in the folder.',
  "-accept-eula: you agree to Minecraft's EULA, minecraft.net/eula.",
];

const memoryReason = '-Xmx: the most memory that the game may fill. Java itself needs about 2 GB more.';

const jvmFlags = ({memory}: Choice) => [`-Xmx${memory}G`, '-XX:+UseG1GC'];

/** JVM flags of the plans, exported for a test with a real Java. */
export const flagsOf = jvmFlags;

const flagReasons = [
  memoryReason,
  '-XX:+UseG1GC: without it, Java on a small machine chooses a garbage collector with longer pauses.',
];

/** Returns the commands that install the server into the subfolder `server` of a folder. */
function installUnix(choice: Choice, folder: string, os: 'linux' | 'darwin'): string {
  const {pack, version} = choice;
  return `set -eu
mkdir -p "${folder}"
cd "${folder}"
case "$(uname -m)" in
  aarch64 | arm64) arch=arm64 ;;
  *) arch=amd64 ;;
esac
curl -fLo ftb-server "${installer}-${os}-$arch"
chmod +x ftb-server
./ftb-server -auto -accept-eula -pack ${pack} -version ${version} -dir ./server
`;
}

/** Returns the commands that set the memory and the port of the installed server. */
function settingsUnix(choice: Choice, os: 'linux' | 'darwin'): string {
  const {memory, port, start} = choice;
  // `sed` on macOS requires a separate argument for the suffix of backup copies, which `sed` on Linux does not accept.
  const edit = os === 'darwin' ? "sed -i ''" : 'sed -i';
  const flags = jvmFlags(choice);
  const setMemory =
    start === 'run'
      ? `{
  grep -v -e '^-Xmx' -e '^-XX:+UseG1GC' user_jvm_args.txt || true
  printf '%s\\n' ${flags.join(' ')}
} > user_jvm_args.new
mv user_jvm_args.new user_jvm_args.txt`
      : `${edit} 's/-Xmx[0-9]*[MG]/-Xmx${memory}G/' start.sh`;
  return `touch server.properties
${edit} '/^server-port=/d' server.properties
echo 'server-port=${port}' >> server.properties
${setMemory}
`;
}

function unix(choice: Choice, os: 'linux' | 'darwin'): Step[] {
  const {slug, start} = choice;
  const folder = `$HOME/${slug}`;
  return [
    {
      title: 'Install, set memory and port',
      language: 'bash',
      text: `${installUnix(choice, folder, os)}cd server\n${settingsUnix(choice, os)}`,
      reasons: [
        ...installReasons(choice),
        ...(start === 'run' ? flagReasons : [memoryReason]),
        portReason(choice),
      ],
    },
    {
      title: 'Start it',
      language: 'bash',
      text: `cd "${folder}/server" && ${start === 'run' ? 'sh run.sh nogui' : 'sh start.sh'}\n`,
      reasons: ['Wait for “Done”. To stop the server, type stop, and wait until it has saved.'],
    },
  ];
}

const portReason = ({port}: Choice) =>
  `server-port: players connect to ${port}${port === 25565 ? ", Minecraft's own port, which they need not type" : ', which they type behind the address and a colon'}.`;

function windows(choice: Choice): Step[] {
  const {slug, pack, version, memory, port, start} = choice;
  const folder = `C:\\Servers\\${slug}`;
  const setMemory =
    start === 'run'
      ? `$old = @(Get-Content user_jvm_args.txt | Where-Object { $_ -notmatch '^(-Xmx|-XX:\\+UseG1GC)' })
Set-Content user_jvm_args.txt ($old + ${jvmFlags(choice)
          .map((flag) => `'${flag}'`)
          .join(', ')})`
      : `(Get-Content start.bat) -replace '-Xmx\\d+[MG]', '-Xmx${memory}G' | Set-Content start.bat`;
  return [
    {
      title: 'Install, set memory and port',
      language: 'powershell',
      text: `$ErrorActionPreference = 'Stop'
New-Item -ItemType Directory -Force '${folder}' | Out-Null
Set-Location '${folder}'
Invoke-WebRequest '${installer}-windows-amd64.exe' -OutFile ftb-server.exe
.\\ftb-server.exe -auto -accept-eula -pack ${pack} -version ${version} -dir .\\server
Set-Location server
$kept = @(if (Test-Path server.properties) { Get-Content server.properties | Where-Object { $_ -notmatch '^server-port=' } })
Set-Content server.properties ($kept + 'server-port=${port}')
${setMemory}
`,
      reasons: [
        ...installReasons(choice),
        ...(start === 'run' ? flagReasons : [memoryReason]),
        portReason(choice),
      ],
    },
    {
      title: 'Start it',
      language: 'powershell',
      text: `Set-Location '${folder}\\server'\n.\\${start === 'run' ? 'run.bat nogui' : 'start.bat'}\n`,
      reasons: ['Wait for “Done”. To stop the server, type stop, and wait until it has saved.'],
    },
  ];
}

/**
 * Returns the steps for a systemd service. The service's user also does the installation, because the service
 * could not read files of another user.
 */
function systemd(choice: Choice): Step[] {
  const {slug, title, start} = choice;
  const folder = `/srv/${slug}`;
  const commands = `${installUnix(choice, folder, 'linux')}cd server\n${settingsUnix(choice, 'linux')}`;
  return [
    {
      title: 'Make a user and install',
      language: 'bash',
      text: `sudo useradd --system --create-home --home-dir ${folder} ${slug}
sudo -u ${slug} sh <<'EOF'
${commands}EOF
`,
      reasons: [
        `A separate user: the server can write in ${folder}, but not in the folders of other users.`,
        ...installReasons(choice),
        ...(start === 'run' ? flagReasons : [memoryReason]),
        portReason(choice),
      ],
    },
    {
      title: 'Describe the service',
      file: `/etc/systemd/system/${slug}.service`,
      language: 'ini',
      text: `[Unit]
Description=${title} server
Wants=network-online.target
After=network-online.target

[Service]
User=${slug}
WorkingDirectory=${folder}/server
ExecStart=/bin/sh ${start === 'run' ? 'run.sh nogui' : 'start.sh'}
Restart=on-failure
RestartSec=10
SuccessExitStatus=143
TimeoutStopSec=120

[Install]
WantedBy=multi-user.target
`,
      reasons: [
        'WorkingDirectory: the script finds Java by a path inside of the folder.',
        'SuccessExitStatus=143: a stop by systemd is not a failure.',
        'TimeoutStopSec=120: time to save the world.',
      ],
    },
    {
      title: 'Start it now and with the machine',
      language: 'bash',
      text: `sudo systemctl daemon-reload
sudo systemctl enable --now ${slug}
journalctl -u ${slug} -f
`,
      reasons: ['The last command shows the log. Ctrl+C leaves the log; the server keeps running.'],
    },
  ];
}

function docker(choice: Choice): Step[] {
  const {slug, pack, version, java, memory, port} = choice;
  return [
    {
      title: 'Save this in an empty folder',
      file: 'compose.yaml',
      language: 'yaml',
      text: `services:
  ${slug}:
    image: itzg/minecraft-server:java${java}
    environment:
      EULA: "TRUE"
      TYPE: FTBA
      FTB_MODPACK_ID: "${pack}"
      FTB_MODPACK_VERSION_ID: "${version}"
      MEMORY: ${memory}G
      STOP_DURATION: "120"
    ports:
      - "${port}:25565"
    volumes:
      - ./data:/data
    mem_limit: ${memory + 2}g
    stop_grace_period: 150s
    restart: unless-stopped
    tty: true
    stdin_open: true
`,
      reasons: [
        `java${java}: this image contains the Java that the pack needs.`,
        "EULA: you agree to Minecraft's EULA, minecraft.net/eula.",
        'FTB_MODPACK_VERSION_ID: without it, a restart can install another version.',
        './data: this folder keeps the world and the settings when the container is removed.',
        `mem_limit: the memory of the game, and 2 GB for Java itself.`,
        `ports: players connect to ${port}; inside of the container it is always 25565.`,
      ],
    },
    {
      title: 'Start it',
      language: 'bash',
      text: 'docker compose up -d\ndocker compose logs -f\n',
      reasons: ['The first start downloads the pack. Wait for “Done”.'],
    },
  ];
}

/** Newest Java for which the egg of March 2026 has a Docker image. */
const newestEggJava = 21;

function pterodactyl(choice: Choice): Step[] {
  const {pack, version, java, memory, port} = choice;
  return [
    {
      title: 'Fill in the variables of the egg “FTB Server”',
      language: 'text',
      text: `FTB_MODPACK_ID=${pack}
FTB_MODPACK_VERSION_ID=${version}
FTB_SEARCH_TERM=
FTB_VERSION_STRING=
`,
      reasons: ['The last two variables stay empty: the ids above already name the pack and its version.'],
    },
    {
      title: 'Set in the panel',
      language: 'text',
      text: `Docker image:  Java ${java}
Memory:        ${(memory + 2) * 1024} MiB
Startup:       -XX:MaxRAMPercentage=75.0 instead of 95.0
Port:          ${port}, as the allocation
`,
      reasons: [
        ...(java > newestEggJava
          ? [
              `Docker image: the egg of March 2026 has no Java ${java}. An administrator has to add an image with it.`,
            ]
          : []),
        `Memory: ${memory} GB for the game and 2 GB for Java itself.`,
        'MaxRAMPercentage: with 95, too little memory is left for Java itself. In many panels only an administrator can change the startup command.',
        'Port: the panel writes it into server.properties. If the pack does not have this file, restart the server once.',
      ],
    },
  ];
}

/**
 * Returns all files and commands for a server with the chosen pack. The pages about servers, containers and panels
 * explain them in detail.
 * @param choice a choice with valid values, as returned by `readChoice`
 */
export function planServer(choice: Choice): Step[] {
  switch (choice.way) {
    case 'systemd':
      return systemd(choice);
    case 'docker':
      return docker(choice);
    case 'pterodactyl':
      return pterodactyl(choice);
    default:
      return choice.system === 'windows'
        ? windows(choice)
        : unix(choice, choice.system === 'macos' ? 'darwin' : 'linux');
  }
}
