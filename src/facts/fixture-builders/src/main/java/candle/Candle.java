package candle;

/** A mod of our own whose commands are put together while the game runs, and whose options are fields. */
public class Candle {
    static final Path CONFIG = Platform.getConfigFolder().resolve("candle" + ".json");
    static final Map<Wax, IntValue> BURNS = Util.make(new EnumMap<>(Wax.class), map -> {
        for (Wax wax : Wax.values()) {
            map.put(wax, SNBTConfig.create("candle-server").addGroup(wax.name).addInt("hours", wax.hours));
        }
    });

    void registerCommands(RegisterCommandsEvent event) {
        LiteralArgumentBuilder<CommandSourceStack> root = Commands.literal("candle");
        features().forEach(feature -> feature.commands().forEach(root::then));
        event.getDispatcher().register(root);
    }

    static class Blow {
        List<LiteralArgumentBuilder<CommandSourceStack>> commands() {
            return List.of(Commands.literal("blow").requires(s -> s.hasPermission(2)).executes(c -> 1));
        }
    }

    enum Wax {
        BEE("bee", 4), SOY("soy", 6);

        final String name;
        final int hours;

        Wax(String name, int hours) {
            this.name = name;
            this.hours = hours;
        }
    }
}
