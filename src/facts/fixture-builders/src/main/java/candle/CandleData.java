package candle;

public class CandleData {
    @Comment("""
            Burns at night.
            Put it out by day.""")
    public boolean at_night = true;

    @Comment("Smell, \"sweet\" or not")
    public Smell smell = Smell.HONEY;

    @Comment("Rooms")
    public List<String> rooms = new ArrayList<>();

    public int notAnOption = 3;

    enum Smell {
        HONEY, NONE
    }
}
